import { z } from 'zod';

/** Person whose data the company already has; an unknown value is empty. */
export const KnownPerson = z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() });
export type KnownPerson = z.infer<typeof KnownPerson>;

/** Returns the town at the end of a French address: "3 rue du Four, 26400 Crest" → "Crest"; empty without a postcode. */
export const getTown = (address: string): string => /\b\d{5}\s+([^\d,]+)$/.exec(address.trim())?.[1]?.trim() ?? '';
