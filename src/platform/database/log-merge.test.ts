import { statSync } from 'node:fs';
import { CompiledQuery, sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { closeLanes } from '../threads/lanes.server.ts';
import { databaseFile, db, transaction } from './database.server.ts';

useDatabase();

const PAGE = 'x'.repeat(3_500);
const ROWS = 250;

/** Writes about `ROWS` pages in one commit. */
const fill = (from: number) =>
  transaction(async () => {
    for (let row = 0; row < ROWS; row += 1)
      await db().executeQuery(
        CompiledQuery.raw("insert into rate_limits (bucket, hits, resets_at) values (?, 1, '')", [
          `${from + row} ${PAGE}`,
        ]),
      );
  });

const readSizes = () => {
  const file = databaseFile() ?? '';
  return { file: statSync(file).size, log: statSync(`${file}-wal`).size };
};

describe.runIf(process.env.TEST_DATABASE !== 'postgres')('LogMerge', () => {
  it('merges a long log beside those who write, and loses nothing', { timeout: 60_000 }, async () => {
    const empty = readSizes().file;
    let rows = 0;
    // The file grows as soon as a part of the log has been merged into it.
    while (readSizes().file < empty + 2 ** 20) {
      await fill(rows);
      rows += ROWS;
    }
    await vi.waitFor(
      async () => {
        // What is written after a whole merge begins the log anew, so that it does not grow.
        const { log } = readSizes();
        await fill(rows);
        rows += ROWS;
        expect(readSizes().log).toBe(log);
      },
      { timeout: 30_000, interval: 20 },
    );
    const counted = await sql<{ total: number }>`select count(*) as total from rate_limits`.execute(db());
    expect(counted.rows).toEqual([{ total: rows }]);
    await closeLanes();
  });
});
