import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { fileWaitingTexts } from '#tests/support/waiting-texts.ts';
import { db, engine, transaction } from './database.server.ts';
import { countHits, matches, matchesNewest, planSearch } from './search.server.ts';
import { BATCHED_TABLES, toIndexName, toWaitingName } from './searched-tables.server.ts';
import { MOST_WAIT } from './waiting-texts.server.ts';

useDatabase();

const AT = '2026-01-01T00:00:00.000Z';
const WORDS = { user_id: null, quote_id: null, name: 'x', email: 'x', phone: '', subject: '', message: '' };
const STATE = { status: 'unread', admin_response: null, replied_at: null, is_quarantined: 0, name_folded: 'x' };

const insertMessage = (id: number, search_text: string) =>
  db()
    .insertInto('contact_messages')
    .values({ id, ...WORDS, ...STATE, search_text, created_at: AT, updated_at: AT })
    .execute();

const deleteMessage = (id: number) => db().deleteFrom('contact_messages').where('id', '=', id).execute();

const setText = (id: number, search_text: string) =>
  db().updateTable('contact_messages').set({ search_text }).where('id', '=', id).execute();

async function search(text: string): Promise<number[]> {
  const found = db().selectFrom('contact_messages').select('id').where(matches('contact_messages', text));
  const ids = (await found.orderBy('id').execute()).map(({ id }) => id);
  expect([undefined, ids.length]).toContain(await countHits('contact_messages', text));
  return ids;
}

/** Compares every index with the texts of its table, as SQLite does by itself. @throws when they differ. */
async function checkIndexes(): Promise<void> {
  if (engine() === 'postgres') return;
  await fileWaitingTexts();
  for (const table of BATCHED_TABLES) {
    const index = sql.table(toIndexName(table));
    await sql`insert into ${index} (${index}, rank) values ('integrity-check', 1)`.execute(db());
  }
}

async function countWaiting(): Promise<number> {
  if (engine() === 'postgres') return 0;
  const waiting = sql.table(toWaitingName('contact_messages'));
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${waiting}`.execute(db());
  return rows[0]?.total ?? 0;
}

const upTo = (last: number, first = 1): number[] =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

describe('WaitingTexts', () => {
  it('files texts once they are many, and finds those that wait beside them in every way', async () => {
    const store = (ids: number[]) =>
      transaction(() => Promise.all(ids.map((id) => insertMessage(id, `ardoise ${id}`))));
    const isOnSqlite = engine() === 'sqlite';
    await store(upTo(MOST_WAIT - 1));
    expect([await countWaiting(), await search('ardoise')]).toEqual([
      isOnSqlite ? MOST_WAIT - 1 : 0,
      upTo(MOST_WAIT - 1),
    ]);
    await store([MOST_WAIT]);
    expect([await countWaiting(), await search('ardoise')]).toEqual([0, upTo(MOST_WAIT)]);
    await store(upTo(MOST_WAIT + 3, MOST_WAIT + 1));
    expect([await countWaiting(), await search('ardoise')]).toEqual([isOnSqlite ? 3 : 0, upTo(MOST_WAIT + 3)]);
    const newest = db().selectFrom('contact_messages').select('id').orderBy('id', 'desc');
    const found = await newest
      .where(matchesNewest('contact_messages', 'ardoise', 5))
      .limit(5)
      .execute();
    expect(found.map(({ id }) => id)).toEqual(upTo(MOST_WAIT + 3, MOST_WAIT - 1).reverse());
    const { page } = await planSearch('contact_messages', 'ardoise');
    expect(await newest.where(matches('contact_messages', 'ardoise', page)).execute()).toHaveLength(MOST_WAIT + 3);
    if (isOnSqlite) expect(await countHits('contact_messages', 'ardoise', `${MOST_WAIT + 1}`)).toBeUndefined();
    if (isOnSqlite) expect(await countHits('contact_messages', 'ardoise', `oise ${MOST_WAIT + 1}`)).toBe(1);
    await checkIndexes();
  });

  it('finds a text as soon as its row is stored, alone or in a commit that several share', async () => {
    await insertMessage(1, 'une ardoise');
    expect(await search('ardoi')).toEqual([1]);
    const several = [2, 3, 4].map((id) => transaction(() => insertMessage(id, `gouttiere ${id}`)));
    await Promise.all([...several, insertMessage(5, 'une autre ardoise')]);
    expect([await search('goutt'), await search('ardoi')]).toEqual([
      [2, 3, 4],
      [1, 5],
    ]);
    await checkIndexes();
  });

  it('leaves nothing of a transaction that is undone beside others', async () => {
    const fails = transaction(async () => {
      await insertMessage(1, 'gouttiere');
      throw new Error('undone');
    });
    await Promise.allSettled([fails, insertMessage(2, 'gouttiere')]);
    await Promise.allSettled([insertMessage(2, 'gouttiere en double'), insertMessage(3, 'faitage')]);
    expect([await search('goutt'), await search('double'), await search('faita')]).toEqual([[2], [], [3]]);
    await checkIndexes();
  });

  it('follows a row that changes or goes before the commit, and after it', async () => {
    await transaction(async () => {
      for (const id of [1, 2, 3]) await insertMessage(id, 'zinguerie');
      await setText(1, 'cheneau');
      await deleteMessage(2);
    });
    expect([await search('zing'), await search('chene')]).toEqual([[3], [1]]);
    await transaction(async () => {
      await insertMessage(4, 'zinguerie');
      await setText(3, 'faitage');
      await deleteMessage(1);
    });
    expect([await search('zing'), await search('chene'), await search('faita')]).toEqual([[4], [], [3]]);
    await checkIndexes();
  });
});
