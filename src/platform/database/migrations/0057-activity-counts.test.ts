import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { anAccount, asAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { removeActivityCounts } from '#tests/support/remove-activity-counts.ts';
import { db, engine } from '../database.server.ts';
import { searchIndexes } from './0056-search-indexes.server.ts';
import { activityCounts } from './0057-activity-counts.server.ts';

useDatabase();

const selectCounts = () => db().selectFrom('audit_counts').selectAll().orderBy('action').execute();

async function writeLines(): Promise<void> {
  const by = asAccount(await anAccount({ role: 'admin' }));
  for (const action of ['quote.send', 'quote.send', 'quote.reply'])
    await recordAudit(by, { action, subject: 'quote:1' });
}

describe('migration 0057-activity-counts', () => {
  it('counts the lines that exist as it counts new ones', async () => {
    await writeLines();
    const before = await selectCounts();
    expect(before.map(({ action, count }) => [action, count])).toEqual([
      ['quote.reply', 1],
      ['quote.send', 2],
    ]);
    await removeActivityCounts();
    await activityCounts.up(db() as never);
    expect(await selectCounts()).toEqual(before);
    await writeLines();
    expect((await selectCounts()).reduce((sum, { count }) => sum + count, 0)).toBe(6);
  });
});

describe('migration 0056-search-indexes', () => {
  it('makes the texts that exist searchable on SQLite', async () => {
    if (engine() === 'postgres') return;
    const { id } = await anAccount({ name: 'Zoé Ardoise' });
    const { rows: stored } = await sql<{ name: string; type: string }>`select name, type from sqlite_master
      where (sql like '%trigram%' or (type = 'trigger' and name like '%!_search!_%' escape '!') or name like '%_in_order_%'
      or name in ('contact_messages_answers', 'quotes_figures'))`.execute(db());
    for (const { name, type } of stored) await sql.raw(`drop ${type} ${name}`).execute(db());
    await searchIndexes.up(db() as never);
    const { rows } = await sql<{
      id: number;
    }>`select rowid as id from users_search where users_search match '"ardoi"'`.execute(db());
    expect(rows).toEqual([{ id }]);
  });
});
