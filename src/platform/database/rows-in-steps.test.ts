import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { fillMessages } from '#tests/support/fill-messages.ts';
import { keepBusy } from '#tests/support/keep-busy.ts';
import { inSteps } from '../in-steps.server.ts';
import { db, engine, transaction } from './database.server.ts';
import { actInSteps, actOnParts, deleteInSteps, eachPart } from './rows-in-steps.server.ts';

useDatabase();

const [OLD, YOUNG] = ['2026-01-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'];
const BETWEEN = '2026-06-01T00:00:00.000Z';

const toBucket = (place: number): string => String(place).padStart(5, '0');

/** Stores so many counts, of which those at these places have ended. */
async function storeCounts(count: number, isOld: (place: number) => boolean = () => true): Promise<void> {
  const rows = Array.from({ length: count }, (_, place) => ({
    bucket: toBucket(place),
    hits: 1,
    resets_at: isOld(place) ? OLD : YOUNG,
  }));
  for (let at = 0; at < count; at += 500)
    await db()
      .insertInto('rate_limits')
      .values(rows.slice(at, at + 500))
      .execute();
}

const readBuckets = async (): Promise<string[]> =>
  (await db().selectFrom('rate_limits').select('bucket').orderBy('bucket').execute()).map(({ bucket }) => bucket);

const deleteOld = () =>
  deleteInSteps({ table: 'rate_limits', where: (row) => row('resets_at', '<', BETWEEN) }, 'bucket');

describe('inSteps', () => {
  it('ends with the last step, and returns the sum', async () => {
    const limits: number[] = [];
    const total = await inSteps(async (limit) => {
      limits.push(limit);
      return { count: 3, isLast: limits.length === 4 };
    });
    expect([total, limits.length, limits[0]]).toEqual([12, 4, 10]);
  });

  it('halves the limit after a long step, down to one row', async () => {
    const limits: number[] = [];
    await inSteps(async (limit) => {
      limits.push(limit);
      keepBusy(25);
      return { count: limit, isLast: limits.length === 5 };
    });
    expect(limits).toEqual([10, 5, 2, 1, 1]);
  });

  it('never lets a step change more than 500 rows', async () => {
    const limits: number[] = [];
    await inSteps(async (limit) => {
      limits.push(limit);
      return { count: limit, isLast: limits.length === 20 };
    });
    expect(Math.max(...limits)).toBeLessThanOrEqual(500);
  });

  it('leaves as much time as a step took before the next one', async () => {
    const seen: string[] = [];
    await inSteps(async () => {
      seen.push('step');
      keepBusy(40);
      setTimeout(() => seen.push('other work'), 20);
      return { count: 1, isLast: seen.length > 2 };
    });
    expect(seen).toEqual(['step', 'other work', 'step']);
  });

  it('keeps what earlier steps did when one fails, and nothing of that one', async () => {
    let steps = 0;
    const failing = inSteps(async () => {
      steps += 1;
      await db()
        .insertInto('rate_limits')
        .values({ bucket: toBucket(steps), hits: 1, resets_at: OLD })
        .execute();
      if (steps === 3) throw new Error('planted fault');
      return { count: 1, isLast: false };
    });
    await expect(failing).rejects.toThrow('planted fault');
    expect(await readBuckets()).toEqual(['00001', '00002']);
  });

  it('refuses inside a transaction', async () => {
    const inside = transaction(() => inSteps(async () => ({ count: 0, isLast: true })));
    await expect(inside).rejects.toThrow('all steps would be one');
  });
});

describe('deleteInSteps', () => {
  it('deletes every row that meets the condition, beyond any step, and no other', async () => {
    await storeCounts(2_500, (place) => place % 3 !== 0);
    expect(await deleteOld()).toBe(1_666);
    expect(await readBuckets()).toEqual(Array.from({ length: 834 }, (_, place) => toBucket(place * 3)));
    expect(await deleteOld()).toBe(0);
  });

  it('finds the only row that meets the condition, at the end of a long table', async () => {
    await storeCounts(2_100, (place) => place === 2_099);
    expect(await deleteOld()).toBe(1);
    expect(await readBuckets()).toHaveLength(2_099);
  });

  it.each([999, 1_000, 1_001, 2_000])('ends with a table of %d rows', async (count) => {
    await storeCounts(count, (place) => place >= count - 2);
    expect(await deleteOld()).toBe(2);
    expect(await readBuckets()).toHaveLength(count - 2);
  });

  it('reads a table in the order of a key of two columns', async () => {
    const rows = Array.from({ length: 40 }, (_, place) => ({
      scope: `s${place % 4}`,
      key: `k${place}`,
      request_hash: '',
      response: '',
      created_at: place % 2 === 0 ? OLD : YOUNG,
    }));
    await db().insertInto('idempotency_keys').values(rows).execute();
    const deleted = deleteInSteps(
      { table: 'idempotency_keys', where: (row) => row('created_at', '<', BETWEEN) },
      'scope',
      'key',
    );
    expect(await deleted).toBe(20);
    const left = await db().selectFrom('idempotency_keys').select('created_at').execute();
    expect([...new Set(left.map(({ created_at }) => created_at))]).toEqual([YOUNG]);
  });
});

const readIds = async (): Promise<number[]> =>
  (await db().selectFrom('contact_messages').select('id').orderBy('id').execute()).map(({ id }) => id);

describe('actInSteps', () => {
  it('acts on every row once, in order, and on none that somebody has changed since the first step', async () => {
    await fillMessages(60);
    const ids = await readIds();
    const last = ids.at(-1) ?? 0;
    const begun = Promise.withResolvers<void>();
    const changed = begun.promise.then(() =>
      transaction(() => db().updateTable('contact_messages').set({ status: 'read' }).where('id', '=', last).execute()),
    );
    const acted: number[][] = [];
    const count = await actInSteps(
      { table: 'contact_messages', where: (row) => row('status', '=', 'unread') },
      async (some) => {
        acted.push(some);
        begun.resolve();
        // On SQLite the change is already next in line.
        if (engine() === 'postgres' && acted.length === 2) await changed;
      },
    );
    await changed;
    expect(acted.flat()).toEqual(ids.slice(0, -1));
    expect(acted.length).toBeGreaterThan(2);
    expect(count).toBe(59);
  });
});

describe('actOnParts', () => {
  it('begins the next step with the row that is not finished', async () => {
    await fillMessages(3);
    const [one = 0, two = 0, three = 0] = await readIds();
    const steps: number[][] = [];
    await actOnParts({ table: 'contact_messages', where: (row) => row('status', '=', 'unread') }, async (ids) => {
      steps.push(ids);
      return [two, two, undefined][steps.length - 1];
    });
    expect(steps).toEqual([
      [one, two, three],
      [two, three],
      [two, three],
    ]);
  });
});

describe('eachPart', () => {
  const readMessages = () => db().selectFrom('contact_messages').select('id').orderBy('id').execute();

  it.each([0, 1, 500, 501, 1_200, 2_001])('acts once on each of %i rows, in order', async (count) => {
    await fillMessages(count);
    const seen: number[] = [];
    const parts: number[] = [];
    await eachPart('contact_messages', async (isInPart) => {
      const rows = await db().selectFrom('contact_messages').select('id').where(isInPart).orderBy('id').execute();
      seen.push(...rows.map(({ id }) => id));
      parts.push(rows.length);
    });
    expect(seen).toEqual((await readMessages()).map(({ id }) => id));
    if (engine() === 'postgres') expect(parts).toEqual([count]);
    else expect(Math.max(...parts)).toBeLessThanOrEqual(500);
  });

  it('divides a table of 50,000 rows and more on PostgreSQL', async () => {
    if (engine() === 'sqlite') return;
    await sql`insert into notifications (id, type, event, title, message, link, created_at)
      select place, 'info', '', '', '', '', '' from generate_series(1, 50001) place`.execute(db());
    const parts: number[][] = [];
    await eachPart('notifications', async (isInPart) => {
      const rows = await db().selectFrom('notifications').select('id').where(isInPart).orderBy('id').execute();
      parts.push([rows.length, rows[0]?.id ?? 0]);
    });
    expect(parts).toEqual([
      [50_000, 1],
      [1, 50_001],
    ]);
  });

  it('leaves the event loop after a long part, in a transaction too', async () => {
    await fillMessages(2_001);
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    const seen: number[] = [];
    await transaction(async () => {
      setImmediate(count);
      await eachPart('contact_messages', async () => {
        seen.push(turns);
        keepBusy(10);
      });
    });
    isDone = true;
    expect(new Set(seen).size).toBe(seen.length);
  });
});
