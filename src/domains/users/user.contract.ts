import { z } from 'zod';
import { ROLES } from '#src/kernel/actor.ts';
import { Line, NAME_MAX, Phone } from '#src/kernel/fields.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const ADDRESS_MAX = 300;

/** An account as its owner and the back office see it. */
export const User = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  phone: z.string(),
  address: z.string(),
  is_active: z.boolean(),
  last_login: z.string().nullable(),
  created_at: z.string(),
});
export type User = z.infer<typeof User>;

/** An account with what must not leave the server. */
export const Account = User.extend({ passwordHash: z.string() });
export type Account = z.infer<typeof Account>;

export const ProfileFields = {
  name: Line(NAME_MAX, 1),
  phone: Phone.nullish().transform((phone) => phone ?? ''),
  address: Line(ADDRESS_MAX)
    .nullish()
    .transform((address) => address ?? ''),
};
