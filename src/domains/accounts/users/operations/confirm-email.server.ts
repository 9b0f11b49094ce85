import { transaction } from '#src/platform/database/database.server.ts';
import { isUniqueViolation } from '#src/platform/database/dialect.server.ts';
import type { Account } from '../user.contract.ts';
import { emailTaken, userNotFound } from '../user.rules.ts';
import { updateVerifiedEmail } from '../user.store.server.ts';

/** Makes an address whose ownership was proved the account's own. */
export const confirmEmail = ({ id, email }: { id: number; email: string }): Promise<Account> =>
  transaction(async () => {
    const account = await updateVerifiedEmail(id, email).catch((error: unknown) => {
      throw isUniqueViolation(error) ? emailTaken() : error;
    });
    if (account === undefined) throw userNotFound();
    return account;
  });
