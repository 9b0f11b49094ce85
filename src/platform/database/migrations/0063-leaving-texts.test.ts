import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { removeLeavingTexts } from '#tests/support/remove-leaving-texts.ts';
import { db, engine } from '../database.server.ts';
import { countHits } from '../search.server.ts';
import { leavingTexts } from './0063-leaving-texts.server.ts';

useDatabase();

describe('migration 0063-leaving-texts', () => {
  it('leaves what is stored searchable, and follows what comes and goes later', async () => {
    await aMessage({ message: 'Une ardoise a glissé.' });
    await removeLeavingTexts();
    await leavingTexts.up(db() as never);
    await aMessage({ message: 'Une ardoise est fendue.' });
    const count = async () => (engine() === 'postgres' ? undefined : countHits('contact_messages', 'ardoise'));
    const isPostgres = engine() === 'postgres';
    expect(await count()).toBe(isPostgres ? undefined : 2);
    await db().deleteFrom('contact_messages').where('message', 'like', '%glissé%').execute();
    expect(await count()).toBe(isPostgres ? undefined : 1);
  });

  it('makes a table on SQLite alone', async () => {
    const names =
      engine() === 'postgres'
        ? sql<{ name: string }>`select tablename as name from pg_tables where tablename = 'leaving_texts'`
        : sql<{ name: string }>`select name from sqlite_master where name = 'leaving_texts'`;
    expect((await names.execute(db())).rows).toHaveLength(engine() === 'postgres' ? 0 : 1);
  });
});
