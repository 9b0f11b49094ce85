import { z } from 'zod';
import { Email } from '#src/kernel/fields.ts';
import { isUniqueViolation } from '#src/platform/database/dialect.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { Account } from '../user.contract.ts';
import { emailTaken, userNotFound } from '../user.rules.ts';
import { updateVerifiedEmail } from '../user.store.server.ts';

/** Makes an address whose ownership was proved the account's own. */
export const confirmEmail = command({
  allow: 'system',
  input: z.object({ id: z.int(), email: Email }),
  output: Account,
  run: async ({ id, email }) => {
    const account = await updateVerifiedEmail(id, email).catch((error: unknown) => {
      throw isUniqueViolation(error) ? emailTaken() : error;
    });
    if (account === undefined) throw userNotFound();
    return account;
  },
});
