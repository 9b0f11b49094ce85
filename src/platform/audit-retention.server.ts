import { sql } from 'kysely';
import { AUDIT_CLASSES, type AuditClass, KEPT_DAYS } from './audit-chain.server.ts';
import { isoIn } from './clock.server.ts';
import { db, engine, transaction } from './database/database.server.ts';
import { actInSteps } from './database/rows-in-steps.server.ts';

const DAY_SECONDS = 86_400;

/** Returns the last entry of the oldest part of a chain, older than `before`, at most `limit` entries long. */
async function lastOfOldest(name: AuditClass, before: string, limit: number) {
  const chain = db().selectFrom('audit_chains').select('purged_seq').where('class', '=', name);
  // Locked as for a write: no other process can purge the same entries meanwhile.
  const { purged_seq } = await (engine() === 'postgres' ? chain.forUpdate() : chain).executeTakeFirstOrThrow();
  const lines = db().selectFrom('audit_log').where('class', '=', name).where('seq', '>', purged_seq);
  const beyond = purged_seq + limit + 1;
  const young = lines.select('seq').where('seq', '<', beyond).where('at', '>', before).orderBy('seq').limit(1);
  const end = (await young.executeTakeFirst())?.seq ?? beyond;
  return lines.select(['seq', 'hash']).where('seq', '<', end).orderBy('seq', 'desc').limit(1).executeTakeFirst();
}

/**
 * Deletes expired entries from the beginning of each chain, which keeps the hash of the last deleted one. Triggers
 * refuse any other deletion.
 */
export async function purgeAudit(limit: number): Promise<number> {
  let purged = 0;
  for (const name of AUDIT_CLASSES) {
    purged += await transaction(async () => {
      const last = await lastOfOldest(name, isoIn(-KEPT_DAYS[name] * DAY_SECONDS), limit);
      if (last === undefined) return 0;
      const anchor = { purged_seq: last.seq, purged_hash: last.hash };
      await db().updateTable('audit_chains').set(anchor).where('class', '=', name).execute();
      const gone = db().deleteFrom('audit_log').where('class', '=', name).where('seq', '<=', last.seq);
      return Number((await gone.executeTakeFirst()).numDeletedRows);
    });
  }
  return purged;
}

/** Clears IP address and user agent, in every class, after the retention time of sign-ins; in steps. */
export function emptyOldPlaces(): Promise<number> {
  const before = isoIn(-KEPT_DAYS.access * DAY_SECONDS);
  return actInSteps(
    { table: 'audit_log', where: (row) => row.and([row('at', '<=', before), row('place_salt', '<>', '')]) },
    (ids) =>
      db().updateTable('audit_log').set({ ip: '', user_agent: '', place_salt: '' }).where('id', 'in', ids).execute(),
  );
}

/** Clears the name and the places of entries. */
export async function emptyNames(ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const nobody = { actor_name: '', name_salt: '', ip: '', user_agent: '', place_salt: '', search_text: '' };
  await db().updateTable('audit_log').set(nobody).where('id', 'in', ids).execute();
}

/** Clears the content of the entries that have one of these ids or subjects. */
export async function emptyContent<Column extends 'id' | 'subject'>(
  column: Column,
  values: { id: number; subject: string }[Column][],
): Promise<void> {
  if (values.length === 0) return;
  const nothing = { before: null, after: null, content_salt: '', search_text: '' };
  await db()
    .updateTable('audit_log')
    .set(nothing)
    .where(sql<boolean>`${sql.ref(column)} in (${sql.join(values)})`)
    .execute();
}
