import { query } from '#src/platform/operation.server.ts';
import { UserListQuery, UserPage } from '../user.contract.ts';
import { selectUsers } from '../user.store.server.ts';

/** Returns accounts, newest first unless another order is requested. */
export const listUsers = query({ allow: 'people', input: UserListQuery, output: UserPage, run: selectUsers });
