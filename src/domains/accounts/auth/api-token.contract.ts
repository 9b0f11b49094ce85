import { z } from 'zod';
import { RIGHTS, TOKEN_RIGHTS } from '#src/kernel/actor.ts';
import { Id, Line } from '#src/kernel/fields.ts';

export const TOKEN_NAME_MAX = 60;
/** Lifetimes in days; a token without an end is not offered. */
export const TOKEN_DAYS = [30, 90, 365] as const;
/** Tokens that one person can have. */
export const TOKENS_MAX = 20;

/** A token for calendars is of use only as the address of a calendar. */
export const TOKEN_ACCESSES = ['read', 'change', 'calendar'] as const;
export type TokenAccess = (typeof TOKEN_ACCESSES)[number];

export const NewApiToken = z.object({
  name: Line(TOKEN_NAME_MAX, 1),
  /** `read` keeps of the rights only what reads, and no call that changes anything; `calendar` only reads orders. */
  access: z.enum(TOKEN_ACCESSES),
  rights: z.array(z.enum(TOKEN_RIGHTS)).min(1, 'Choisissez au moins un domaine.').max(RIGHTS.length),
  days: z.literal(TOKEN_DAYS),
});
export type NewApiToken = z.input<typeof NewApiToken>;

export const ApiToken = z.object({
  id: z.int(),
  name: z.string(),
  access: z.enum(TOKEN_ACCESSES),
  rights: z.array(z.enum(RIGHTS)),
  created_at: z.string(),
  expires_at: z.string(),
  is_expired: z.boolean(),
  last_used_at: z.string().nullable(),
});
export type ApiToken = z.infer<typeof ApiToken>;

export const ApiTokenList = z.object({ api_tokens: z.array(ApiToken) });
/** `token` is the secret, shown this one time. */
export const CreatedApiToken = z.object({ token: z.string(), api_token: ApiToken });
export type CreatedApiToken = z.infer<typeof CreatedApiToken>;
export const ApiTokenKey = z.object({ id: Id });
