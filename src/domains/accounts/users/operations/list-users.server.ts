import { query } from '#src/platform/operation.server.ts';
import { UserListQuery, UserPage } from '../user.contract.ts';
import { selectUsers } from '../user.store.server.ts';

/** Accounts, newest first unless asked otherwise. */
export const listUsers = query({ allow: 'people', input: UserListQuery, output: UserPage, run: selectUsers });
