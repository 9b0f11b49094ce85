import { eraseAuditValues } from '#src/platform/audit-retention.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import { OUTBOX_ERASURE } from '#src/platform/mail/erase-outbox.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { erasePersonalValues } from '../erasure.store.server.ts';
import { userNotFound } from '../user.rules.ts';
import { selectAccount } from '../user.store.server.ts';

/**
 * Erases the names and addresses of an account's person in messages, quotes without contract, conversations,
 * notifications, queued emails and audit entries. Records sent under an address count only if it was verified.
 * @returns the pictures that are no longer used.
 */
export const erasePerson = ({ id }: { id: number }): Promise<{ photos: string[] }> =>
  transaction(async () => {
    const account = await selectAccount({ id });
    if (account === undefined) throw userNotFound();
    const email = account.email_verified ? account.email.toLowerCase() : null;
    const { subjects, photos } = await erasePersonalValues({ id, name: account.name, email });
    await eraseAuditValues({ actorId: id, subjects });
    // The job holds only a hash, not the address itself.
    if (email !== null) await enqueue(OUTBOX_ERASURE, { address: hashOfSecret(email) });
    return { photos };
  });
