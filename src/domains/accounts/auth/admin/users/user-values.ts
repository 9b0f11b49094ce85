import type { User } from '#src/domains/accounts/users/user.contract.ts';
import type { Reading } from '#src/ui/admin/use-record-form.ts';
import type { UserFields } from '../../users.client.ts';

/** Values of the form of an account; the password is empty unless a new one is typed. */
export type UserValues = UserFields & Record<string, unknown>;

const NOBODY: UserValues = {
  name: '',
  email: '',
  phone: '',
  address: '',
  role: 'user',
  rights: [],
  is_active: true,
  password: '',
};

/** Returns the form values of an account, or of a new one. */
export function toReading(user: User | undefined): Reading<UserValues> {
  if (user === undefined) return { values: NOBODY };
  const { name, email, phone, address, role, rights, is_active } = user;
  return { values: { name, email, phone, address, role, rights, is_active, password: '' }, version: user.updated_at };
}

/** Returns the fields to send for an existing account: the password only when a new one was typed. */
export const getChanges = ({ password, ...fields }: UserValues): Partial<UserValues> =>
  password === '' ? fields : { ...fields, password };
