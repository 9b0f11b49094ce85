import { markWeakPassword } from '#src/domains/accounts/users/operations/mark-weak-password.server.ts';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { judgePassword } from './judge-password.server.ts';

/** Stores whether today's rule would refuse a staff password, which is known only during sign-in. */
export const noteWeakPassword = ({ account, password }: { account: Account; password: string }): Promise<Account> =>
  transaction(async () => {
    if (account.role === 'user') return account;
    const { isWeak } = await judgePassword({ password, owner: account });
    if (isWeak !== account.passwordIsWeak) await markWeakPassword({ id: account.id, isWeak });
    return { ...account, passwordIsWeak: isWeak };
  });
