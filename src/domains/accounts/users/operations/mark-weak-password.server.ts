import { transaction } from '#src/platform/database/database.server.ts';
import { updateWeakPassword } from '../user.store.server.ts';

/** Stores whether a password would be refused today, without a new version of the account. */
export const markWeakPassword = ({ id, isWeak }: { id: number; isWeak: boolean }): Promise<void> =>
  transaction(async () => {
    await updateWeakPassword(id, isWeak);
  });
