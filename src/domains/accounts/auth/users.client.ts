import { User, type UserListQuery, UserStatistics } from '#src/domains/accounts/users/user.contract.ts';
import type { Right } from '#src/kernel/actor.ts';
import type { PageMeta } from '#src/kernel/pagination.ts';
import { callApi, callPage, callPlain } from '#src/ui/http/api-client.ts';
import { amAdmin } from '#src/ui/http/stored-rights.ts';
import { UserAccess } from './auth.contract.ts';

const PATH = '/admin/users';

/** Fields that the account form sends. */
export interface UserFields {
  name: string;
  email: string;
  phone: string;
  address: string;
  role: User['role'];
  rights: Right[];
  is_active: boolean;
  password: string;
}

export const fetchUsers = (query: UserListQuery): Promise<{ items: User[]; meta: PageMeta }> =>
  callPage(PATH, User, { query });

export const fetchUserStatistics = (): Promise<UserStatistics> => callApi(`${PATH}/statistics`, UserStatistics);

export const fetchUser = (id: number): Promise<User> => callApi(`${PATH}/${id}`, User);

export const fetchAccess = (id: number): Promise<UserAccess> => callApi(`${PATH}/${id}/sessions`, UserAccess);

/** Only administrators may change staff accounts; the right `people` is enough for customer accounts. */
export const mayActOn = ({ role }: Pick<User, 'role'>): boolean => role === 'user' || amAdmin();

export const addUser = (fields: UserFields): Promise<User> => callApi(PATH, User, { method: 'POST', body: fields });

export const changeUser = (id: number, fields: Partial<UserFields>, updated_at?: string): Promise<User> =>
  callApi(`${PATH}/${id}`, User, { method: 'PUT', body: { ...fields, updated_at } });

export const toggleUser = (id: number): Promise<User> =>
  callApi(`${PATH}/${id}/toggle-status`, User, { method: 'PUT', body: {} });

export const removeUser = (id: number): Promise<void> => callPlain(`${PATH}/${id}`, { method: 'DELETE' });

export const closeUserSessions = (id: number): Promise<void> =>
  callPlain(`${PATH}/${id}/sessions`, { method: 'DELETE' });

export const resetUserTwoFactor = (id: number): Promise<void> =>
  callPlain(`${PATH}/${id}/two-factor`, { method: 'DELETE' });

export const inviteAgain = (id: number): Promise<void> =>
  callPlain(`${PATH}/${id}/invitation`, { method: 'POST', body: {} });
