import { z } from 'zod';

/**
 * Whose things are read: what somebody made while signed in, and what was sent under their address.
 * `email` is null until it was verified by a mailed link: an address alone proves nothing.
 */
export const Owner = z.object({ userId: z.int(), email: z.string().nullable() });
export type Owner = z.infer<typeof Owner>;
