import { transaction } from '#src/platform/database/database.server.ts';
import { deleteDeadDisavowals } from '../disavowal.store.server.ts';
import { deleteDeadLogins } from '../login.store.server.ts';
import { deleteExpiredSessions } from '../session.store.server.ts';
import { deleteDeadVerifications } from '../verification.store.server.ts';

/** Deletes expired sessions, links and devices. */
export const purgeSessions = (): Promise<void> =>
  transaction(async () => {
    await deleteExpiredSessions();
    await deleteDeadLogins();
    await deleteDeadVerifications();
    await deleteDeadDisavowals();
  });
