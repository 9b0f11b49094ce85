import { z } from 'zod';
import { RIGHTS, ROLES } from '#src/kernel/actor.ts';
import { Email } from '#src/kernel/fields.ts';
import { isUniqueViolation } from '#src/platform/database/dialect.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { Account, ProfileFields } from '../user.contract.ts';
import { emailTaken } from '../user.rules.ts';
import { insertAccount } from '../user.store.server.ts';

/** Creates an account whose password is already hashed. */
export const createAccount = command({
  allow: 'system',
  input: z.object({
    ...ProfileFields,
    email: Email,
    role: z.enum(ROLES),
    rights: z.array(z.enum(RIGHTS)).optional(),
    passwordHash: z.string(),
    is_active: z.boolean().optional(),
    isSelfRegistered: z.boolean().optional(),
  }),
  output: Account,
  run: async (account) => {
    try {
      return await insertAccount(account);
    } catch (error) {
      throw isUniqueViolation(error) ? emailTaken() : error;
    }
  },
});
