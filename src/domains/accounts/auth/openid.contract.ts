import { z } from 'zod';

/** How long a person may take at the provider. */
export const OPENID_MINUTES = 10;

/** A new session, or the confirmation of the open one. */
export const OPENID_PURPOSES = ['sign-in', 'confirm'] as const;
export const OpenidStart = z.object({ purpose: z.enum(OPENID_PURPOSES) });
/** Address at the provider to which the browser goes. */
export const OpenidAddress = z.object({ address: z.string() });

const Part = z.string().min(1).max(4_000);
/** What the provider sent back with the person, as the address of the page had it. */
export const OpenidReturn = z.object({
  state: z.string().min(1).max(200),
  code: Part.optional(),
  iss: Part.optional(),
  error: z.string().min(1).max(200).optional(),
});
export type OpenidReturn = z.infer<typeof OpenidReturn>;

/** Secret of the browser's cookie, which the endpoint adds. */
export const OpenidBrowser = z.object({ openidBrowser: z.string().optional() });

/** Link of an account to a person at a provider, for the export of one's own data. */
export const OpenidLink = z.object({
  issuer: z.string(),
  subject: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
});
