import { z } from 'zod';

/** Person whose data the company already has; an unknown value is empty. */
export const KnownPerson = z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() });
export type KnownPerson = z.infer<typeof KnownPerson>;
