import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { db, engine, transaction } from './database.server.ts';
import { contains, countHits, matches, matchesNewest, type SearchWay } from './search.server.ts';
import { SEARCHED_TABLES, toIndexName } from './searched-tables.server.ts';
import { completeSearchIndexes, hasSearchIndexes } from './text-index.server.ts';

useDatabase();

const WORDS = ['toit', 'toiture', '100 %', 'a_b', 'elodie', '"cite"', 'œil', 'faîtage', '屋根', 'x'];
const TEXTS = [
  'toi',
  'oit',
  'iture el',
  '0 %',
  '_',
  '%',
  'a_b',
  '"ci',
  'e"',
  'oeil',
  'faita',
  '屋根',
  '屋',
  'x',
  'absent',
  '',
];
const WAYS: SearchWay[] = ['hits', 'lookup', 'text'];
const AT = '2026-01-01T00:00:00.000Z';

/** Returns whole numbers below a limit, the same at each run. */
function randomNumbers(): (limit: number) => number {
  let state = 7;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

const insertReview = (id: number, search_text: string) =>
  db()
    .insertInto('testimonials')
    .values({
      ...{ id, search_text, name: 'x', location: '', content: '', rating: 5, image: '', experience_date: '' },
      ...{ is_verified: 0, is_active: 1, sort_order: 0, created_at: AT, updated_at: AT },
    })
    .execute();

const selectIds = async (condition: ReturnType<typeof contains>): Promise<number[]> =>
  (await db().selectFrom('testimonials').select('id').where(condition).orderBy('id', 'desc').execute()).map(
    ({ id }) => id,
  );

async function compareSearches(): Promise<void> {
  for (const text of TEXTS) {
    const found = await selectIds(contains('search_text', text));
    for (const way of WAYS)
      expect([text, way, await selectIds(matches('testimonials', text, way))]).toEqual([text, way, found]);
    const newest = db()
      .selectFrom('testimonials')
      .select('id')
      .where(matchesNewest('testimonials', text, 3));
    expect((await newest.orderBy('id', 'desc').limit(3).execute()).map(({ id }) => id)).toEqual(found.slice(0, 3));
    expect([undefined, found.length]).toContain(await countHits('testimonials', text));
  }
}

describe('matches', () => {
  it('finds the same rows as a plain comparison, after any insert, change, deletion or rollback', async () => {
    const below = randomNumbers();
    const toText = () => Array.from({ length: 1 + below(3) }, () => WORDS[below(WORDS.length)]).join(' ');
    const act = async (id: number): Promise<unknown> => {
      const reviews = db().selectFrom('testimonials').select('id').where('id', '=', id);
      if ((await reviews.executeTakeFirst()) === undefined) return insertReview(id, toText());
      if (below(3) === 0) return db().deleteFrom('testimonials').where('id', '=', id).execute();
      return db().updateTable('testimonials').set({ search_text: toText() }).where('id', '=', id).execute();
    };
    for (let round = 0; round < 12; round += 1) {
      for (let step = 0; step < 15; step += 1) await act(1_000 + below(25));
      const undone = transaction(async () => {
        for (let step = 0; step < 5; step += 1) await act(1_000 + below(25));
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      await compareSearches();
    }
  });

  it('keeps an index of each table', async () => {
    expect(await hasSearchIndexes()).toBe(true);
    const { rows } =
      engine() === 'postgres'
        ? await sql<{
            name: string;
          }>`select indexname as name from pg_indexes where indexdef like '%gin_trgm_ops%'`.execute(db())
        : await sql<{ name: string }>`select name from sqlite_master where sql like '%trigram%'`.execute(db());
    expect(rows.map(({ name }) => name).sort()).toEqual(SEARCHED_TABLES.map(toIndexName).sort());
  });

  it('keeps nothing of a deleted text on SQLite', async () => {
    if (engine() === 'postgres') return;
    const countParts = async (): Promise<number> => {
      const { rows } = await sql<{ parts: number }>`
        select count(*) as parts from testimonials_search_data where instr(block, ${Buffer.from('0zqx')}) > 0`.execute(
        db(),
      );
      return rows[0]?.parts ?? 0;
    };
    await insertReview(1, 'zqx');
    expect(await countParts()).toBe(1);
    await db().deleteFrom('testimonials').where('id', '=', 1).execute();
    expect(await countParts()).toBe(0);
  });

  it('finds the same without the extension of PostgreSQL, whose index a later start builds', async () => {
    if (engine() === 'sqlite') return;
    await sql`drop extension pg_trgm cascade`.execute(db());
    const asOther = transaction(async () => {
      await sql`create role searches_only`.execute(db());
      await sql`set local role searches_only`.execute(db());
      await completeSearchIndexes();
    });
    await expect(asOther).rejects.toThrow('rolled back');
    expect(await hasSearchIndexes()).toBe(false);
    await insertReview(1, 'toiture');
    expect(await selectIds(matches('testimonials', 'itur'))).toEqual([1]);
    await completeSearchIndexes();
    expect(await hasSearchIndexes()).toBe(true);
  });
});

describe('completeSearchIndexes', () => {
  const OLDER =
    'create index testimonials_search on testimonials using gin (search_text gin_trgm_ops) where is_active = 1';

  const run = (statement: string) => sql.raw(statement).execute(db());

  async function selectReviewIndexes(): Promise<
    { name: string; number: number; definition: string; usable: boolean }[]
  > {
    const { rows } = await sql<{ name: string; number: number; definition: string; usable: boolean }>`
      select relname as name, indexrelid::int as number, pg_get_indexdef(indexrelid) as definition,
        indisvalid as usable
      from pg_index join pg_class on pg_class.oid = indexrelid
      where relname like 'testimonials\\_search%' order by relname`.execute(db());
    return rows;
  }

  /** Replaces the index by one of another kind. */
  async function replaceIndex(...statements: string[]): Promise<void> {
    await run('drop index testimonials_search');
    for (const statement of statements) await run(statement);
    expect(await hasSearchIndexes()).toBe(false);
  }

  const LIKE = 'on testimonials using gin (search_text gin_trgm_ops)';
  const INTERRUPTED = "update pg_index set indisvalid = false where indexrelid = 'testimonials_search'::regclass";

  it.each([
    ['of an older version', [OLDER]],
    ['of another kind', ['create index testimonials_search on testimonials (search_text)']],
    ['of another column', ['create index testimonials_search on testimonials using gin (name gin_trgm_ops)']],
    ['whose building was interrupted', [`create index testimonials_search ${LIKE}`, INTERRUPTED]],
    ['beside a new one that was begun', [OLDER, 'create index testimonials_search_next on testimonials (name)']],
    ['beside a new one that waits to replace it', [OLDER, `create index testimonials_search_next ${LIKE}`]],
    ['that is missing, beside a new one', [`create index testimonials_search_next ${LIKE}`]],
  ])('builds anew an index %s, also from two nodes', async (_kind, statements) => {
    if (engine() === 'sqlite') return;
    const [first] = await selectReviewIndexes();
    await replaceIndex(...statements);
    await Promise.all([completeSearchIndexes(), completeSearchIndexes()]);
    expect(await selectReviewIndexes()).toEqual([{ ...first, number: expect.any(Number) }]);
    expect(await hasSearchIndexes()).toBe(true);
  });

  it('leaves the right ones as they are', async () => {
    if (engine() === 'sqlite') return;
    const select = async () =>
      (
        await sql<{
          name: string;
        }>`select oid, relname as name from pg_class where relname like '%search' order by oid`.execute(db())
      ).rows;
    const isOther = ({ name }: { name: string }): boolean => name !== 'testimonials_search';
    const before = await select();
    await completeSearchIndexes();
    expect(await select()).toEqual(before);
    await replaceIndex(OLDER);
    await completeSearchIndexes();
    expect((await select()).filter(isOther)).toEqual(before.filter(isOther));
  });

  it('leaves an older index to the search while somebody reads the table, and exchanges it at a later start', async () => {
    if (engine() === 'sqlite') return;
    await replaceIndex(OLDER);
    const [older] = await selectReviewIndexes();
    const [reads, ends] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const reading = transaction(async () => {
      await db().selectFrom('testimonials').select('id').execute();
      reads.resolve();
      await ends.promise;
    });
    await reads.promise;
    await completeSearchIndexes();
    const [index, next] = await selectReviewIndexes();
    expect(index).toEqual(older);
    ends.resolve();
    await reading;
    await completeSearchIndexes();
    expect(await selectReviewIndexes()).toMatchObject([{ name: 'testimonials_search', number: next?.number }]);
    expect(await hasSearchIndexes()).toBe(true);
  });
});
