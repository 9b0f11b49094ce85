import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import {
  afterCommit,
  afterRollback,
  beforeCommit,
  closeDatabase,
  databaseIdentity,
  db,
  engine,
  isInTransaction,
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

describe('transaction', () => {
  it('refuses statements of a transaction that has ended', async () => {
    const late = await transaction(async () => {
      const queries = db();
      return {
        run: () => queries.insertInto('rate_limits').values({ bucket: 'late', hits: 1, resets_at: '' }).execute(),
      };
    });
    await expect(late.run()).rejects.toThrow();
    expect(await stored()).toEqual([]);
  });

  it('returns the result of its work and commits it', async () => {
    const answer = await transaction(async () => {
      await put('a');
      return stored();
    });
    expect([answer, await stored()]).toEqual([['a'], ['a']]);
  });

  it('rolls back when its work fails', async () => {
    const work = transaction(async () => {
      await put('a');
      throw new Error('half-way');
    });
    await expect(work).rejects.toThrow('half-way');
    expect(await stored()).toEqual([]);
  });

  it('joins the surrounding transaction: an outer failure rolls back the inner work', async () => {
    const work = transaction(async () => {
      await transaction(() => put('inner'));
      expect(await stored()).toEqual(['inner']);
      throw new Error('outer');
    });
    await expect(work).rejects.toThrow('outer');
    expect(await stored()).toEqual([]);
  });

  it('hides its writes from concurrent queries', async () => {
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
    // SQLite may make the other queries wait for the transaction; they never see its uncommitted data.
    setTimeout(finish, 50);
    await expect(work).rejects.toThrow('taken back');
    await Promise.all([reading, writing]);
    // PostgreSQL may run the other write first.
    expect(seen).not.toContain('a');
    expect(await stored()).toEqual(['other']);
  });

  it('counts exactly with many concurrent transactions', async () => {
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

  it('reads without waiting for a writer in the middle of its work', async () => {
    await put('before');
    await transaction(async () => {
      await put('after');
      // Queried from outside the transaction, like another request.
      await expect(outside(stored)).resolves.toEqual(['before']);
    });
    expect(await stored()).toEqual(['after', 'before']);
  });
});

/** Runs `work` outside of any transaction. */
const outside = <Result>(work: () => Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => outsiders.push(() => work().then(resolve, reject)));
const outsiders: (() => void)[] = [];
setInterval(() => outsiders.shift()?.(), 5).unref();

describe('afterCommit', () => {
  it('runs after the commit, in order, outside the transaction', async () => {
    const acts: string[] = [];
    await transaction(async () => {
      afterCommit(() => acts.push('first'));
      await transaction(async () => afterCommit(() => acts.push('inner')));
      await put('a');
      acts.push('work done');
    });
    expect(acts).toEqual(['work done', 'first', 'inner']);
  });

  it('never runs after a rollback', async () => {
    const acts: string[] = [];
    const work = transaction(async () => {
      afterCommit(() => acts.push('too early'));
      throw new Error('half-way');
    });
    await expect(work).rejects.toThrow();
    expect(acts).toEqual([]);
  });

  it('runs at once where there is no transaction', () => {
    const acts: string[] = [];
    afterCommit(() => acts.push('now'));
    expect(acts).toEqual(['now']);
  });
});

describe('afterRollback', () => {
  const failed = async (work: () => Promise<unknown>): Promise<void> => {
    const whole = transaction(async () => {
      await work();
      throw new Error('half-way');
    });
    await expect(whole).rejects.toThrow('half-way');
  };

  it('runs after the rollback, outside the transaction, with that of a transaction inside', async () => {
    const acts: string[] = [];
    const act = (name: string) => afterRollback(() => acts.push(`${name} ${isInTransaction()}`));
    await failed(async () => {
      act('outer');
      await transaction(async () => act('inner'));
      expect(acts).toEqual([]);
    });
    expect(acts).toEqual(['outer false', 'inner false']);
  });

  it('never runs after a commit, also for a failure inside that the outer transaction has survived', async () => {
    const acts: string[] = [];
    await transaction(async () => {
      await failed(async () => afterRollback(() => acts.push('inner')));
      await put('a');
    });
    afterRollback(() => acts.push('without a transaction'));
    expect([acts, await stored()]).toEqual([[], ['a']]);
  });

  it('runs for a transaction whose commit fails', async () => {
    const acts: string[] = [];
    const work = transaction(async () => {
      afterRollback(() => acts.push('taken back'));
      await beforeCommit('last', async () => {
        throw new Error('too late');
      });
    });
    await expect(work).rejects.toThrow('too late');
    expect(acts).toEqual(['taken back']);
  });
});

describe('open database', () => {
  it('enforces WAL, foreign keys and column types', async () => {
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

  it('returns counts and sums as numbers', async () => {
    await put('a', 41);
    const row = await db()
      .selectFrom('rate_limits')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number>('hits').as('sum')])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ count: 1, sum: 41 });
  });

  it('throws once it is closed', async () => {
    const identity = databaseIdentity();
    expect(databaseIdentity()).toBe(identity);
    await closeDatabase();
    expect(() => db()).toThrow('La base de données n’est pas ouverte.');
  });
});
