import { z } from 'zod';
import { markWeakPassword } from '#src/domains/accounts/users/operations/mark-weak-password.server.ts';
import { Account } from '#src/domains/accounts/users/user.contract.ts';
import { command } from '#src/platform/operation.server.ts';
import { judgePassword } from './judge-password.server.ts';

/** Stores whether today's rule would refuse a staff password, which is known only during sign-in. */
export const noteWeakPassword = command({
  allow: 'system',
  input: z.object({ account: Account, password: z.string() }),
  output: Account,
  run: async ({ account, password }, context) => {
    if (account.role === 'user') return account;
    const { isWeak } = await judgePassword(context, { password, owner: account });
    if (isWeak !== account.passwordIsWeak) await markWeakPassword(context, { id: account.id, isWeak });
    return { ...account, passwordIsWeak: isWeak };
  },
});
