import { USER_SORT_KEYS } from '#src/domains/accounts/users/user.contract.ts';
import { ROLES } from '#src/kernel/actor.ts';
import { listAddress } from '#src/ui/admin/list-address.ts';

export const USERS_ADDRESS = listAddress({
  sortKeys: USER_SORT_KEYS,
  sort: { by: 'created_at', order: 'desc' },
  filters: { role: ROLES, active: ['true', 'false'] },
  descending: ['created_at', 'last_login'],
});
export type UsersState = ReturnType<typeof USERS_ADDRESS.toState>;

/** Returns the query for the server, which has its own flag for the state of an account. */
export function usersQuery(state: UsersState) {
  const { active, ...rest } = USERS_ADDRESS.toQuery(state);
  return { ...rest, ...(active === undefined ? {} : { active: active === 'true' }) };
}
