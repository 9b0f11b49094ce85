import { z } from 'zod';

/**
 * Owner of records: those created while signed in, and those sent under the owner's address.
 * `email` is null until it was verified by a mailed link: an address alone proves nothing.
 */
export const Owner = z.object({ userId: z.int(), email: z.string().nullable() });
export type Owner = z.infer<typeof Owner>;
