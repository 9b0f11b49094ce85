import { z } from 'zod';
import { RIGHTS, ROLES } from '#src/kernel/actor.ts';
import { Email } from '#src/kernel/fields.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { isUniqueViolation } from '#src/platform/database/dialect.server.ts';
import { parseInput } from '#src/platform/operation.server.ts';
import { type Account, ProfileFields } from '../user.contract.ts';
import { emailTaken } from '../user.rules.ts';
import { insertAccount } from '../user.store.server.ts';

/** What a new account needs; the password is already hashed. */
const NewAccount = z.object({
  ...ProfileFields,
  email: Email,
  role: z.enum(ROLES),
  rights: z.array(z.enum(RIGHTS)).optional(),
  passwordHash: z.string(),
  is_active: z.boolean().optional(),
  isSelfRegistered: z.boolean().optional(),
});

/** Creates an account. @throws DomainError `invalid` for fields that no form has checked, `conflict` for a taken address. */
export const createAccount = (account: z.input<typeof NewAccount>): Promise<Account> =>
  transaction(async () => {
    try {
      return await insertAccount(parseInput(NewAccount, account));
    } catch (error) {
      throw isUniqueViolation(error) ? emailTaken() : error;
    }
  });
