import { transaction } from '#src/platform/database/database.server.ts';
import { userNotFound } from '../user.rules.ts';
import { deleteAccount } from '../user.store.server.ts';
import { guardLastAdmin } from './guard-last-admin.server.ts';

/** Deletes an account with its sessions; the records it sent stay, without an owner. */
export const removeAccount = ({ id }: { id: number }): Promise<void> =>
  transaction(async () => {
    await guardLastAdmin({ id });
    if (!(await deleteAccount(id))) throw userNotFound();
  });
