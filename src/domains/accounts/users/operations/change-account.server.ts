import { z } from 'zod';
import { Email } from '#src/kernel/fields.ts';
import { forgetFirstPassword } from '#src/platform/data-folder/first-password.server.ts';
import { afterCommit, transaction } from '#src/platform/database/database.server.ts';
import { isUniqueViolation } from '#src/platform/database/dialect.server.ts';
import { parseInput } from '#src/platform/operation.server.ts';
import { type Account, ProfileFields } from '../user.contract.ts';
import { emailTaken, userNotFound } from '../user.rules.ts';
import { updateAccount } from '../user.store.server.ts';

const AccountChange = z.object({ ...ProfileFields, email: Email, password_hash: z.string() }).partial();

/** Changes the given fields of an account. */
export const changeAccount = ({
  id,
  ...wanted
}: {
  id: number;
  change: z.input<typeof AccountChange>;
}): Promise<Account> =>
  transaction(async () => {
    const change = parseInput(AccountChange, wanted.change);
    const values = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const account = await updateAccount(id, values).catch((error: unknown) => {
      throw isUniqueViolation(error) ? emailTaken() : error;
    });
    if (account === undefined) throw userNotFound();
    if (change.password_hash !== undefined) afterCommit(() => forgetFirstPassword(account.email));
    return account;
  });
