import { sql } from 'kysely';
import { db } from '../database/database.server.ts';
import { enqueue } from '../jobs/enqueue.server.ts';
import { hashOfSecret } from '../security/secrets.server.ts';
import { OUTBOX_ERASURE } from './erase-outbox.server.ts';

/** Deletes the emails to these addresses that are still queued, and those in the outbox once the caller commits. */
export async function dropMail(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const quoted = JSON.stringify(address).replace(/[%_\\]/g, '\\$&');
    const queued = db().deleteFrom('jobs').where('kind', '=', 'mail').where('status', '<>', 'running');
    await queued.where(sql<boolean>`lower(payload) like ${`%"to":${quoted}%`} escape '\\'`).execute();
    await enqueue(OUTBOX_ERASURE, { address: hashOfSecret(address) });
  }
}
