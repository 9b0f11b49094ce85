import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { db, transaction } from './database.server.ts';
import { asSideEffect, readOnly } from './read-only.server.ts';

useDatabase();

const row = { bucket: 'a', hits: 1, resets_at: '' };
const insert = () => db().insertInto('rate_limits').values(row).execute();
const count = async (): Promise<number> => (await db().selectFrom('rate_limits').selectAll().execute()).length;

describe('readOnly', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['an insert', insert],
    ['an update', () => db().updateTable('rate_limits').set({ hits: 2 }).execute()],
    ['a deletion', () => db().deleteFrom('rate_limits').execute()],
    ['a change of the schema', () => db().schema.dropTable('rate_limits').execute()],
    ['a raw write', () => sql`delete from rate_limits`.execute(db())],
    ['a second raw statement', () => sql.raw('select 1; delete from rate_limits').execute(db())],
    ['an explained raw write', () => sql`explain analyze delete from rate_limits`.execute(db())],
    ['a raw "select into"', () => sql`select * into copied from rate_limits`.execute(db())],
    [
      'a raw write inside a raw read',
      () => sql`with gone as (${sql.raw('delete from rate_limits')}) select 1`.execute(db()),
    ],
    [
      'a built write inside a raw read',
      async () => sql`with gone as (${db().deleteFrom('rate_limits')}) select 1`.execute(db()),
    ],
    ['a raw write behind "with"', () => sql`with a as (select 1) delete from rate_limits`.execute(db())],
    [
      'a write inside a read',
      () =>
        db()
          .with('gone', (queries) => queries.deleteFrom('rate_limits').returningAll())
          .selectFrom('gone')
          .selectAll()
          .execute(),
    ],
    ['a transaction', () => transaction(count)],
  ])('refuses %s', async (_what, write) => {
    await insert();
    await expect(readOnly(write)).rejects.toThrow('A query may not');
    await expect(transaction(() => readOnly(write))).rejects.toThrow('A query may not');
    expect(await count()).toBe(1);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a select', count],
    ['a raw select', () => sql`select bucket from rate_limits`.execute(db())],
    ['a raw "with"', () => sql`with a as (select 1 as b) select b from a`.execute(db())],
  ])('runs %s', async (_what, read) => {
    await expect(readOnly(read)).resolves.toBeDefined();
  });

  it('reads what its own transaction has written', async () => {
    const seen = await transaction(async () => {
      await insert();
      return readOnly(count);
    });
    expect(seen).toBe(1);
  });

  it('leaves work beside it and after it free to write', async () => {
    const [, written] = await Promise.all([readOnly(count), transaction(insert).then(count)]);
    expect(written).toBe(1);
    await db().deleteFrom('rate_limits').execute();
    expect(await count()).toBe(0);
  });
});

describe('asSideEffect', () => {
  it('writes outside the scope of the read, which goes on reading only', async () => {
    const seen = readOnly(async () => {
      await asSideEffect('a test', insert);
      const before = await count();
      await insert();
      return before;
    });
    await expect(seen).rejects.toThrow('A query may not write');
    expect(await count()).toBe(1);
  });
});
