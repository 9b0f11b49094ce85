import type { RIGHTS, ROLES } from '#src/kernel/actor.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { Account } from '../user.contract.ts';
import { userNotFound } from '../user.rules.ts';
import { updateAccount } from '../user.store.server.ts';
import { guardLastAdmin } from './guard-last-admin.server.ts';

/** Sets the rights of an account, and whether it may sign in at all; only a manager has a list of rights. */
export const changeRights = ({
  id,
  role,
  rights,
  is_active,
}: {
  id: number;
  role?: (typeof ROLES)[number] | undefined;
  rights?: (typeof RIGHTS)[number][] | undefined;
  is_active?: boolean | undefined;
}): Promise<Account> =>
  transaction(async () => {
    if ((role !== undefined && role !== 'admin') || is_active === false) await guardLastAdmin({ id });
    const account = await updateAccount(id, {
      ...(role === undefined ? {} : { role }),
      // For roles without a list, delete it, so that a later change back to manager does not restore old rights.
      ...(role === 'admin' || role === 'user' ? { rights: [] } : rights === undefined ? {} : { rights }),
      ...(is_active === undefined ? {} : { is_active }),
    });
    if (account === undefined) throw userNotFound();
    return account;
  });
