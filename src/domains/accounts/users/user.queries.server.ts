import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { User, UserKey, UserListQuery, UserPage, UserRoleQuery, UserStatistics } from './user.contract.ts';
import { readAccount } from './user.internal.server.ts';
import { selectUsers } from './user.store.server.ts';
import { countUsers as countByRole } from './user-figures.store.server.ts';

/** Counts accounts by role and state. */
export const countUsers = query({ allow: 'people', input: z.object({}), output: UserStatistics, run: countByRole });

/** Returns the accounts of one role. */
export const listUsersByRole = query({ allow: 'people', input: UserRoleQuery, output: UserPage, run: selectUsers });

/** Returns accounts, newest first unless another order is requested. */
export const listUsers = query({ allow: 'people', input: UserListQuery, output: UserPage, run: selectUsers });

/** Returns one account, without the values that must not leave the server. */
export const readUser = query({
  allow: 'people',
  input: UserKey,
  output: User,
  run: readAccount,
});
