import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readPages } from '#tests/support/rows.ts';
import { rowPages, rowPagesSchema } from './row-pages.server.ts';

const IDS = Array.from({ length: 1_001 }, (_, index) => 1_001 - index);

describe('rowPages', () => {
  it('reads 500 rows at once, in the order of the ids, only when they are requested', async () => {
    const asked: number[] = [];
    const rows = rowPages(IDS, async (ids) => {
      asked.push(ids.length);
      return ids.toSorted((a, b) => a - b).map((id) => ({ id }));
    });
    expect(rows.count).toBe(1_001);
    const pages = rows.pages();
    expect(asked).toEqual([]);
    await pages.next();
    expect(asked).toEqual([500]);
    await pages.return(undefined);
    const all = await readPages(rows);
    expect(all.flat().map(({ id }) => id)).toEqual(IDS);
    expect(asked).toEqual([500, 500, 500, 1]);
  });

  it('lets the event loop run between two pages', async () => {
    let turns = 0;
    const turn = () => {
      turns += 1;
      immediate = setImmediate(turn);
    };
    let immediate = setImmediate(turn);
    const rows = rowPages(IDS, async (ids) => ids.map((id) => ({ id })));
    const seen: number[] = [];
    for await (const _page of rows.pages()) seen.push(turns);
    clearImmediate(immediate);
    expect(seen[1]).toBeGreaterThan(seen[0] ?? 0);
    expect(seen[2]).toBeGreaterThan(seen[1] ?? 0);
  });
});

describe('rowPagesSchema', () => {
  it('returns only fields that the row schema declares', async () => {
    const rows = rowPages([1], async () => [{ id: 1, secret: 'hash' }]);
    const [page] = await readPages(rowPagesSchema(z.object({ id: z.int() })).parse(rows));
    expect(page).toEqual([{ id: 1 }]);
  });

  it('refuses values that are no such list', () => {
    expect(rowPagesSchema(z.object({})).safeParse([]).success).toBe(false);
  });
});
