import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import {
  afterCommit,
  closeDatabase,
  databaseIdentity,
  db,
  engine,
  pingDatabase,
  transaction,
} from './database.server.ts';

useDatabase();

const put = (bucket: string, hits = 1) =>
  db().insertInto('rate_limits').values({ bucket, hits, resets_at: '2026-11-20T08:00:00.000Z' }).execute();
const stored = async (): Promise<string[]> => {
  const rows = await db().selectFrom('rate_limits').select('bucket').orderBy('bucket').execute();
  return rows.map((row) => row.bucket);
};

describe('a transaction', () => {
  it('answers what its work answers and keeps what it did', async () => {
    const answer = await transaction(async () => {
      await put('a');
      return stored();
    });
    expect([answer, await stored()]).toEqual([['a'], ['a']]);
  });

  it('leaves nothing behind when its work fails', async () => {
    const work = transaction(async () => {
      await put('a');
      throw new Error('half-way');
    });
    await expect(work).rejects.toThrow('half-way');
    expect(await stored()).toEqual([]);
  });

  it('joins the one it is called in: the outer failure takes the inner work back', async () => {
    const work = transaction(async () => {
      await transaction(() => put('inner'));
      expect(await stored()).toEqual(['inner']);
      throw new Error('outer');
    });
    await expect(work).rejects.toThrow('outer');
    expect(await stored()).toEqual([]);
  });

  it('does not leak into what others ask meanwhile', async () => {
    let seen: string[] | undefined;
    let finish = (): void => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const work = transaction(async () => {
      await put('a');
      await finished;
      throw new Error('taken back');
    });
    const reading = stored().then((rows) => {
      seen = rows;
    });
    const writing = put('other');
    // SQLite may make the others wait for the transaction; they never see inside it.
    setTimeout(finish, 50);
    await expect(work).rejects.toThrow('taken back');
    await Promise.all([reading, writing]);
    // PostgreSQL may let the other write come first.
    expect(seen).not.toContain('a');
    expect(await stored()).toEqual(['other']);
  });

  it('counts exactly although many run at once', async () => {
    await put('count', 0);
    const addOne = () =>
      transaction(async () => {
        const counter = db()
          .updateTable('rate_limits')
          .set((row) => ({ hits: row('hits', '+', 1) }));
        await counter.where('bucket', '=', 'count').execute();
        await stored();
      });
    await Promise.all(Array.from({ length: 40 }, addOne));
    const { hits } = await db().selectFrom('rate_limits').select('hits').executeTakeFirstOrThrow();
    expect(hits).toBe(40);
  });

  it('reads without waiting for the writer in the middle of its work', async () => {
    await put('before');
    await transaction(async () => {
      await put('after');
      // Asked from outside the transaction, as another request would.
      await expect(outside(stored)).resolves.toEqual(['before']);
    });
    expect(await stored()).toEqual(['after', 'before']);
  });
});

/** Runs `work` where no transaction is current. */
const outside = <Result>(work: () => Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => outsiders.push(() => work().then(resolve, reject)));
const outsiders: (() => void)[] = [];
setInterval(() => outsiders.shift()?.(), 5).unref();

describe('afterCommit', () => {
  it('acts once the work is durable, in order, outside the transaction', async () => {
    const acts: string[] = [];
    await transaction(async () => {
      afterCommit(() => acts.push('first'));
      await transaction(async () => afterCommit(() => acts.push('inner')));
      await put('a');
      acts.push('work done');
    });
    expect(acts).toEqual(['work done', 'first', 'inner']);
  });

  it('never acts after a rollback', async () => {
    const acts: string[] = [];
    const work = transaction(async () => {
      afterCommit(() => acts.push('too early'));
      throw new Error('half-way');
    });
    await expect(work).rejects.toThrow();
    expect(acts).toEqual([]);
  });

  it('acts at once where there is no transaction', () => {
    const acts: string[] = [];
    afterCommit(() => acts.push('now'));
    expect(acts).toEqual(['now']);
  });
});

describe('an open database', () => {
  it('keeps to its promises', async () => {
    await expect(pingDatabase()).resolves.toBeUndefined();
    if (engine() === 'postgres') return;
    const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db());
    expect(rows).toEqual([{ journal_mode: 'wal' }]);
    const orphan = db().insertInto('login_devices').values({ token_hash: 'x', user_id: 99, created_at: '' });
    await expect(orphan.execute()).rejects.toThrow(/FOREIGN KEY/);
    const text = db()
      .insertInto('rate_limits')
      .values({ bucket: 'x', hits: 'many' as unknown as number, resets_at: '' });
    await expect(text.execute()).rejects.toThrow(/cannot store TEXT/);
  });

  it('counts in numbers', async () => {
    await put('a', 41);
    const row = await db()
      .selectFrom('rate_limits')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number>('hits').as('sum')])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ count: 1, sum: 41 });
  });

  it('says so once it is closed', async () => {
    const identity = databaseIdentity();
    expect(databaseIdentity()).toBe(identity);
    await closeDatabase();
    expect(() => db()).toThrow('La base de données n’est pas ouverte.');
  });
});
