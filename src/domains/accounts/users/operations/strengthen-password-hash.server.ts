import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { hashPassword, isOutdatedHash } from '#src/platform/security/password-hash.server.ts';
import { Account } from '../user.contract.ts';
import { updatePasswordHash } from '../user.store.server.ts';

/**
 * Rehashes a password that was just proved with today's cost and pepper, without a new version of the account or a
 * new password date. Changes nothing when the hash is up to date, or the password was changed meanwhile.
 */
export const strengthenPasswordHash = command({
  allow: 'system',
  input: z.object({ account: Account, password: z.string() }),
  output: Account,
  prepare: async ({ account, password }) => (isOutdatedHash(account.passwordHash) ? hashPassword(password) : undefined),
  run: async ({ account }, _context, hash) => {
    if (hash === undefined) return account;
    await updatePasswordHash(account.id, account.passwordHash, hash);
    return { ...account, passwordHash: hash };
  },
});
