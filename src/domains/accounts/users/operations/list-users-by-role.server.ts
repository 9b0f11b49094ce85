import { query } from '#src/platform/operation.server.ts';
import { UserPage, UserRoleQuery } from '../user.contract.ts';
import { selectUsers } from '../user.store.server.ts';

/** Returns the accounts of one role. */
export const listUsersByRole = query({ allow: 'people', input: UserRoleQuery, output: UserPage, run: selectUsers });
