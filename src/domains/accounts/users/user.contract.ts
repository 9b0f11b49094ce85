import { z } from 'zod';
import { completeRights, RIGHTS, ROLES } from '#src/kernel/actor.ts';
import { Email, Flag, Id, Line, listQuery, NAME_MAX, Phone } from '#src/kernel/fields.ts';
import { getPage } from '#src/kernel/pagination.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const ADDRESS_MAX = 300;

/** Account as its owner and the back office see it. */
export const User = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** Proved by a mailed link; records sent under an unverified address stay hidden. */
  email_verified: z.boolean(),
  role: z.enum(ROLES),
  /** Back-office rights of a manager; empty for the other roles. */
  rights: z.array(z.enum(RIGHTS)),
  phone: z.string(),
  address: z.string(),
  is_active: z.boolean(),
  last_login: z.string().nullable(),
  created_at: z.string(),
  /** Version of the fields that the back office edits; a sign-in does not change it. */
  updated_at: z.string(),
});
export type User = z.infer<typeof User>;

/** Account with the values that must not leave the server. */
export const Account = User.extend({
  passwordHash: z.string(),
  /** Time of the last password change; until then the creation of the account. */
  passwordChangedAt: z.string(),
  /** Set when a staff sign-in found the password too easy to guess. */
  passwordIsWeak: z.boolean(),
  /** Set while only the visitor who registered has named the address, without proof. */
  isSelfRegistered: z.boolean(),
});
export type Account = z.infer<typeof Account>;

export const ProfileFields = {
  name: Line(NAME_MAX, 1),
  phone: Phone.nullish().transform((phone) => phone ?? ''),
  address: Line(ADDRESS_MAX)
    .nullish()
    .transform((address) => address ?? ''),
};

export const USER_SORT_KEYS = ['created_at', 'name', 'email', 'role', 'last_login'] as const;
const Filters = { ...listQuery([...USER_SORT_KEYS]), active: Flag.optional() };
export const UserListQuery = z.object({ ...Filters, role: z.enum(ROLES).optional() });
export type UserListQuery = z.infer<typeof UserListQuery>;
export const UserRoleQuery = z.object({ ...Filters, role: z.enum(ROLES) });
export const UserPage = getPage(User);

export const UserKey = z.object({ id: Id });

/** Rights; changing an area includes reading it. */
export const RightsInput = z
  .array(z.enum(RIGHTS))
  .max(RIGHTS.length)
  .transform((rights) => completeRights(rights));

const PasswordInput = z.string().max(PASSWORD_MAX).default('');

/** Account that the back office adds; without a password the person chooses one by a mailed link. */
export const NewUser = z.object({
  ...ProfileFields,
  email: Email,
  password: PasswordInput,
  role: z.enum(ROLES).default('user'),
  rights: RightsInput.default([]),
  is_active: z.boolean().default(true),
});

/** Changed fields; an empty password keeps the current one. */
export const UserChange = z.object({
  id: Id,
  name: ProfileFields.name.optional(),
  email: Email.optional(),
  phone: Phone.optional(),
  address: Line(ADDRESS_MAX).optional(),
  role: z.enum(ROLES).optional(),
  rights: RightsInput.optional(),
  is_active: z.boolean().optional(),
  password: PasswordInput,
  /** Version that the editor read; refused when another user has saved since then. */
  updated_at: z.string().optional(),
});
export type UserChange = z.infer<typeof UserChange>;

export const UserStatistics = z.object({
  total: z.int(),
  active: z.int(),
  inactive: z.int(),
  admin: z.int(),
  manager: z.int(),
  user: z.int(),
});
export type UserStatistics = z.infer<typeof UserStatistics>;
