import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { randomNumbers } from '#tests/support/random-numbers.ts';
import { fileWaitingTexts } from '#tests/support/waiting-texts.ts';
import {
  closeDatabase,
  databaseFile,
  db,
  engine,
  openDatabase,
  transaction,
  untilTextsLeave,
} from './database.server.ts';
import { scrubTables } from './scrub.server.ts';
import { countHits, matches, matchesNewest, planSearch, type SearchWay } from './search.server.ts';
import { LEAVING, toIndexName } from './searched-tables.server.ts';

useDatabase();

const AT = '2026-01-01T00:00:00.000Z';
const [MANY, WORD] = [40, 'zqxgouttiere'];
const IDS = Array.from({ length: MANY }, (_, place) => place + 1);
/** One whose new rows wait for their filing, and one of the others. */
const TABLES = ['contact_messages', 'testimonials'] as const;
type Table = (typeof TABLES)[number];
const WAYS: SearchWay[] = ['hits', 'lookup', 'text'];

const toText = (id: number): string => `${WORD} ${id} cote nord`;

async function insertRows(table: Table, ids: readonly number[], toWords = toText): Promise<void> {
  const times = { created_at: AT, updated_at: AT };
  if (table === 'testimonials') {
    const words = { name: 'x', location: '', content: '', rating: 5, image: '', experience_date: '' };
    const state = { is_verified: 0, is_active: 1, sort_order: 0, ...times };
    const rows = ids.map((id) => ({ id, search_text: toWords(id), ...words, ...state }));
    await db().insertInto('testimonials').values(rows).execute();
    return;
  }
  const words = { user_id: null, quote_id: null, name: 'x', email: 'x', phone: '', subject: '', message: '' };
  const state = { status: 'unread', admin_response: null, replied_at: null, is_quarantined: 0, name_folded: 'x' };
  const rows = ids.map((id) => ({ id, search_text: toWords(id), ...words, ...state, ...times }));
  await db().insertInto('contact_messages').values(rows).execute();
}

const deleteRows = (table: Table, ids: readonly number[]) => db().deleteFrom(table).where('id', 'in', ids).execute();

const setText = (table: Table, ids: readonly number[], search_text: string) =>
  db().updateTable(table).set({ search_text }).where('id', 'in', ids).execute();

/** Searches in every way, which must find the same. */
async function search(table: Table, text = WORD): Promise<number[]> {
  const found: number[][] = [];
  const conditions = [...WAYS.map((way) => matches(table, text, way)), matchesNewest(table, text, MANY)];
  for (const condition of conditions) {
    const rows = await db().selectFrom(table).select('id').where(condition).orderBy('id').execute();
    found.push(rows.map(({ id }) => id));
  }
  const [ids = []] = found;
  for (const others of found) expect(others).toEqual(ids);
  expect([undefined, ids.length]).toContain(await countHits(table, text));
  expect([undefined, ids.length]).toContain((await planSearch(table, text)).hits);
  return ids;
}

async function countLeaving(): Promise<number> {
  if (engine() === 'postgres') return 0;
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(LEAVING)}`.execute(db());
  return rows[0]?.total ?? 0;
}

/** Compares the index with the texts of its table, as SQLite does by itself. @throws when they differ. */
async function expectWholeIndex(table: Table): Promise<void> {
  vi.restoreAllMocks();
  await untilTextsLeave();
  expect(await countLeaving()).toBe(0);
  if (engine() === 'postgres') return;
  await fileWaitingTexts();
  const index = sql.table(toIndexName(table));
  await sql`insert into ${index} (${index}, rank) values ('integrity-check', 1)`.execute(db());
}

/** Returns whether the index has a part of the word, or the file the word itself. */
async function isInFile(table: Table): Promise<boolean> {
  const words = sql.table(`${table}_words`);
  await sql`create virtual table if not exists ${words} using fts5vocab (${sql.table(toIndexName(table))}, 'row')`.execute(
    db(),
  );
  const { rows } = await sql`select 1 from ${words} where term = 'zqx'`.execute(db());
  await scrubTables();
  return rows.length > 0 || readFileSync(databaseFile() ?? '').includes(WORD);
}

/** Deletes or empties rows: from then on each step removes a single text, until the test asks for the rest. */
async function expectLeaving(act: () => Promise<unknown>): Promise<void> {
  await fileWaitingTexts();
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 10;
    return now;
  });
  await act();
  if (engine() === 'sqlite') expect(await countLeaving()).toBeGreaterThan(0);
}

afterEach(() => vi.restoreAllMocks());

describe('LeavingTexts of a damaged index', () => {
  it.each([1, 20])('lets transactions end, and keeps %s texts until it is mended', async (count) => {
    if (engine() === 'postgres') return;
    await insertRows('testimonials', IDS.slice(0, count));
    const index = sql.table(toIndexName('testimonials'));
    await sql`drop table ${index}`.execute(db());
    await deleteRows('testimonials', IDS);
    await untilTextsLeave();
    await insertRows('contact_messages', [1]);
    expect([await countLeaving(), await search('contact_messages')]).toEqual([count, [1]]);
    expect(await db().selectFrom('testimonials').select('id').execute()).toEqual([]);
  });
});

describe.each(TABLES)('LeavingTexts of %s', (table) => {
  it('lets no search find deleted or emptied rows, before and after their texts have left', async () => {
    await insertRows(table, IDS);
    expect(await search(table)).toEqual(IDS);
    await expectLeaving(() =>
      transaction(async () => {
        await deleteRows(table, IDS.slice(0, 15));
        await setText(table, IDS.slice(15, 30), '');
      }),
    );
    expect(await search(table)).toEqual(IDS.slice(30));
    await expectWholeIndex(table);
    expect(await search(table)).toEqual(IDS.slice(30));
  });

  it('keeps nothing of the texts afterwards', async () => {
    if (engine() === 'postgres') return;
    await insertRows(table, IDS);
    expect(await isInFile(table)).toBe(true);
    await deleteRows(table, IDS.slice(20));
    await setText(table, IDS.slice(0, 20), '');
    await expectWholeIndex(table);
    expect(await isInFile(table)).toBe(false);
  });

  it('removes a few texts before the commit of their rows', async () => {
    await insertRows(table, IDS);
    await deleteRows(table, [1]);
    expect(await countLeaving()).toBe(0);
    await expectWholeIndex(table);
  });

  it('finds rows that come back while their texts leave, with the same text or another one', async () => {
    await insertRows(table, IDS);
    await expectLeaving(() => deleteRows(table, IDS));
    await transaction(async () => {
      await insertRows(table, IDS.slice(0, 10));
      await insertRows(table, IDS.slice(10, 20), (id) => `faitage ${id}`);
    });
    expect([await search(table), await search(table, 'faitage')]).toEqual([IDS.slice(0, 10), IDS.slice(10, 20)]);
    await expectWholeIndex(table);
    expect([await search(table), await search(table, 'faitage')]).toEqual([IDS.slice(0, 10), IDS.slice(10, 20)]);
  });

  it('finds emptied rows that get a text again, and follows those that are deleted', async () => {
    await insertRows(table, IDS);
    await expectLeaving(() => setText(table, IDS, ''));
    await transaction(async () => {
      for (const id of IDS.slice(0, 5)) await setText(table, [id], toText(id));
      await setText(table, IDS.slice(5, 10), 'un cheneau');
      await deleteRows(table, IDS.slice(10, 15));
    });
    const expected = [IDS.slice(0, 5), IDS.slice(5, 10)];
    expect([await search(table), await search(table, 'chene')]).toEqual(expected);
    await expectWholeIndex(table);
    expect([await search(table), await search(table, 'chene')]).toEqual(expected);
  });

  it('follows rows that come and go in one transaction', async () => {
    await insertRows(table, IDS);
    await expectLeaving(() =>
      transaction(async () => {
        await deleteRows(table, IDS);
        await insertRows(table, IDS.slice(0, 20));
        await setText(table, IDS.slice(0, 15), '');
        await deleteRows(table, IDS.slice(0, 10));
        await setText(table, IDS.slice(10, 12), 'un cheneau');
      }),
    );
    expect([await search(table), await search(table, 'chene')]).toEqual([IDS.slice(15, 20), IDS.slice(10, 12)]);
    await expectWholeIndex(table);
    expect([await search(table), await search(table, 'chene')]).toEqual([IDS.slice(15, 20), IDS.slice(10, 12)]);
  });

  it('finds what is stored after any sequence of changes', async () => {
    const draw = randomNumbers();
    const pick = (): number[] => IDS.filter(() => draw(3) === 0);
    const change = async (): Promise<void> => {
      const [ids, act] = [pick(), draw(4)];
      const stored = (await db().selectFrom(table).select('id').execute()).map(({ id }) => id);
      const absent = ids.filter((id) => !stored.includes(id));
      const toWords = draw(2) === 0 ? toText : (id: number) => `faitage ${id}`;
      if (act === 0 && absent.length > 0) await insertRows(table, absent, toWords);
      if (act === 1 && ids.length > 0) await deleteRows(table, ids);
      if (act === 2 && ids.length > 0) await setText(table, ids, ['', 'un cheneau', `${WORD} encore`][draw(3)] ?? '');
      if (act === 3) for (const id of ids) await setText(table, [id], toText(id));
    };
    await insertRows(table, IDS);
    await expectLeaving(() => deleteRows(table, IDS));
    for (let round = 0; round < 60; round += 1) {
      const isUndone = draw(5) === 0;
      const changing = transaction(async () => {
        for (let count = draw(3); count >= 0; count -= 1) await change();
        if (isUndone) throw new Error('undone');
      });
      await (isUndone ? expect(changing).rejects.toThrow('undone') : changing);
      if (draw(6) === 0) await untilTextsLeave();
      const rows = await db().selectFrom(table).select(['id', 'search_text']).orderBy('id').execute();
      for (const text of [WORD, 'faitage', 'chene']) {
        const holding = rows.filter(({ search_text }) => search_text.includes(text)).map(({ id }) => id);
        expect([round, text, await search(table, text)]).toEqual([round, text, holding]);
      }
    }
    await expectWholeIndex(table);
  });

  it('leaves everything as it was when the transaction is undone', async () => {
    await insertRows(table, IDS);
    const undone = transaction(async () => {
      await deleteRows(table, IDS);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await search(table)).toEqual(IDS);
    await expectWholeIndex(table);
  });

  it('goes on after the end of the process that began', async () => {
    const file = databaseFile();
    if (file === undefined) return;
    await insertRows(table, IDS);
    await expectLeaving(() => deleteRows(table, IDS));
    await closeDatabase();
    await openDatabase(file);
    expect(await countLeaving()).toBeGreaterThan(0);
    expect(await search(table)).toEqual([]);
    await insertRows(table, [MANY + 1]);
    await expectWholeIndex(table);
    expect(await search(table)).toEqual([MANY + 1]);
  });
});
