import { isoIn, nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { deleteInSteps } from '#src/platform/database/rows-in-steps.server.ts';

/** Notes an email; returns false when it was noted before, on any server. */
export async function insertEmailKey(key: string): Promise<boolean> {
  const inserted = await db()
    .insertInto('incoming_emails')
    .values({ key, received_at: nowIso() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function selectKnownKeys(keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db().selectFrom('incoming_emails').select('key').where('key', 'in', keys).execute();
  return new Set(rows.map(({ key }) => key));
}

export const deleteEmailKeys = (olderThanSeconds: number): Promise<number> =>
  deleteInSteps({ table: 'incoming_emails', where: (row) => row('received_at', '<', isoIn(-olderThanSeconds)) }, 'key');
