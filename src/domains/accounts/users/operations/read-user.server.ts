import { query } from '#src/platform/operation.server.ts';
import { User, UserKey } from '../user.contract.ts';
import { userNotFound } from '../user.rules.ts';
import { selectAccount } from '../user.store.server.ts';

/** Returns one account, without the values that must not leave the server. */
export const readUser = query({
  allow: 'people',
  input: UserKey,
  output: User,
  run: async ({ id }) => {
    const account = await selectAccount({ id });
    if (account === undefined) throw userNotFound();
    return account;
  },
});
