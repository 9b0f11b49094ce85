import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { db, transaction } from './database.server.ts';
import { readOnly } from './read-only.server.ts';

useDatabase();

/** Holds the write lock of a file until released, as a backup or a second start would. */
const LOCKER = `
  const { DatabaseSync } = require('node:sqlite');
  const file = new DatabaseSync(process.argv[1]);
  file.exec('begin immediate');
  process.stdout.write('locked');
  process.stdin.once('end', () => file.exec('commit')).resume();
`;

async function lockFromAnotherProcess() {
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db());
  const other = spawn(process.execPath, ['--eval', LOCKER, rows[0]?.file ?? ''], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  return async (): Promise<void> => {
    const ended = once(other, 'exit');
    other.stdin.end();
    await ended;
  };
}

const put = (bucket: string) => db().insertInto('rate_limits').values({ bucket, hits: 1, resets_at: '' }).execute();
const readAll = () => db().selectFrom('rate_limits').selectAll().execute();

describe.runIf(process.env.TEST_DATABASE !== 'postgres')('SqliteDriver in a query', () => {
  it('uses the handle that cannot write, even without the plugin that refuses', async () => {
    await put('a');
    const write = () => db().withoutPlugins().deleteFrom('rate_limits').execute();
    await expect(readOnly(write)).rejects.toThrow('attempt to write a readonly database');
    await write();
    expect(await readAll()).toEqual([]);
  });
});

describe.runIf(process.env.TEST_DATABASE !== 'postgres')(
  'SqliteDriver while another process holds the write lock',
  () => {
    it('waits with writes and then succeeds, in a transaction or alone', async () => {
      const release = await lockFromAnotherProcess();
      const writes = Promise.all([put('alone'), transaction(() => put('together'))]);
      expect(await readAll()).toEqual([]);
      await release();
      await writes;
      expect((await readAll()).map((row) => row.bucket).sort()).toEqual(['alone', 'together']);
    });

    it('reads without waiting for the lock or for the writers', async () => {
      const release = await lockFromAnotherProcess();
      const writes = Promise.all([put('alone'), transaction(() => put('together'))]);
      // The lock is held until all reads have been answered.
      for (let turn = 0; turn < 25; turn += 1) {
        expect(await readAll()).toEqual([]);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      await release();
      await writes;
    });
  },
);

describe.runIf(process.env.TEST_DATABASE !== 'postgres')('SqliteDriver with single writes beside each other', () => {
  it('undoes the one that fails, and none of those that share its commit', async () => {
    const results = await Promise.allSettled([put('a'), put('a'), transaction(() => put('b')), put('c')]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect((await readAll()).map((row) => row.bucket).sort()).toEqual(['a', 'b', 'c']);
  });

  it('commits them together before a statement that stands in no transaction', async () => {
    const writes = [put('a'), put('b')];
    await Promise.all([...writes, sql`vacuum`.execute(db())]);
    expect((await readAll()).map((row) => row.bucket).sort()).toEqual(['a', 'b']);
  });
});

describe.runIf(process.env.TEST_DATABASE !== 'postgres')('SqliteDriver on a full disk', () => {
  const pragma = async (text: string): Promise<number> => {
    const { rows } = await sql<Record<string, number>>`${sql.raw(`pragma ${text}`)}`.execute(db());
    return Object.values(rows[0] ?? {})[0] ?? 0;
  };

  it('rejects all transactions without a partial write, and works again once there is room', async () => {
    await pragma(`max_page_count = ${await pragma('page_count')}`);
    const large = 'x'.repeat(50_000);
    const works = ['a', 'b', 'c', 'd'].map((name) =>
      transaction(async () => {
        await put(name);
        await put(`${name}${large}`);
      }),
    );
    const ends = await Promise.allSettled(works);
    expect(ends.map((end) => end.status)).toEqual(Array(4).fill('rejected'));
    expect(await readAll()).toEqual([]);
    await pragma('max_page_count = 1000000');
    await Promise.all([put('alone'), transaction(() => put('together'))]);
    expect(await readAll()).toHaveLength(2);
  });

  it('refuses only the transactions that did not fit', async () => {
    await pragma(`max_page_count = ${(await pragma('page_count')) + 3}`);
    const names = ['a', 'x'.repeat(50_000), 'b', 'y'.repeat(50_000), 'c'];
    const ends = await Promise.allSettled(names.map((name) => transaction(() => put(name))));
    const stored = names.filter((_name, index) => ends[index]?.status === 'fulfilled');
    expect((await readAll()).map((row) => row.bucket).sort()).toEqual(stored);
  });
});
