import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { databaseFile, db, engine, postgresPool, transaction } from './database.server.ts';
import { countTotal } from './total.server.ts';

useDatabase();

const NAMES = ['a', 'b', 'c'];

/** Returns whole numbers below a limit, the same at each run. */
function randomNumbers(): (limit: number) => number {
  let state = 5;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

const counted = (name: string) =>
  db()
    .selectFrom('counters')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('name', 'like', `${name}%`);

/** Writes as another process does: by a connection of its own. */
async function writeElsewhere(statement: string): Promise<void> {
  const file = databaseFile();
  if (file === undefined) return void (await postgresPool()?.query(statement));
  const other = new DatabaseSync(file);
  // The commit that transactions share ends in one of the next turns of the event loop.
  for (;;) {
    try {
      other.exec(statement);
      break;
    } catch (error) {
      if (!/locked/.test(String(error))) throw error;
      await turn();
    }
  }
  other.close();
}

async function compareTotals(): Promise<void> {
  for (const name of [...NAMES, ...NAMES]) {
    const { total } = await counted(name).executeTakeFirstOrThrow();
    expect([name, await countTotal(counted(name).compile())]).toEqual([name, total]);
  }
}

describe('countTotal', () => {
  afterEach(() => vi.restoreAllMocks());

  it('counts as a plain count does, after changes of this and of other connections and after rollbacks', async () => {
    const below = randomNumbers();
    const act = async (): Promise<unknown> => {
      const name = `${NAMES[below(NAMES.length)]}${below(9)}`;
      const kind = below(3);
      if (kind === 0) return db().deleteFrom('counters').where('name', '=', name).execute();
      const write = `insert into counters (name, value) values ('${name}', 1) on conflict (name) do nothing`;
      return kind === 1 ? writeElsewhere(write) : sql.raw(write).execute(db());
    };
    for (let round = 0; round < 30; round += 1) {
      await act();
      await compareTotals();
      const undone = transaction(async () => {
        await db().deleteFrom('counters').execute();
        await compareTotals();
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      await compareTotals();
    }
  });

  it('counts again only after a change', async () => {
    const insert = (name: string) => db().insertInto('counters').values({ name, value: 1 }).execute();
    await insert('a1');
    const query = counted('a').compile();
    const counts = vi.spyOn(db(), 'executeQuery');
    expect([await countTotal(query), await countTotal(query)]).toEqual([1, 1]);
    // On PostgreSQL the other databases of the tests are written meanwhile, too.
    if (engine() === 'sqlite') expect(counts).toHaveBeenCalledTimes(1);
    await insert('a2');
    expect([await countTotal(query), await countTotal(query)]).toEqual([2, 2]);
    if (engine() === 'sqlite') expect(counts).toHaveBeenCalledTimes(2);
  });
});
