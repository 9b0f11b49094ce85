import { transaction } from '#src/platform/database/database.server.ts';
import type { Account } from '../user.contract.ts';
import { userNotFound } from '../user.rules.ts';
import { touchLogin } from '../user.store.server.ts';

/** Stores the time of a sign-in. */
export const recordLogin = ({ id }: { id: number }): Promise<Account> =>
  transaction(async () => {
    const account = await touchLogin(id);
    if (account === undefined) throw userNotFound();
    return account;
  });
