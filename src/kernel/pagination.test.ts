import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fromNearerEnd, getPage, getRange, toMeta } from './pagination.ts';

describe('pagination', () => {
  it.each([
    [{}, { limit: 1_000, offset: 0 }],
    [{ page: 1 }, { limit: 20, offset: 0 }],
    [{ page: 3 }, { limit: 20, offset: 40 }],
    [{ per_page: 5 }, { limit: 5, offset: 0 }],
    [
      { page: 2, per_page: 5_000 },
      { limit: 100, offset: 100 },
    ],
  ])('converts %j to the SQL range %j', (request, range) => {
    expect(getRange(request)).toEqual(range);
  });

  it('returns the page’s position and the total', () => {
    expect(toMeta({ page: 2, per_page: 10 }, 21)).toEqual({ page: 2, per_page: 10, total: 21, last_page: 3 });
    expect(toMeta({}, 0)).toEqual({ page: 1, per_page: 1_000, total: 0, last_page: 1 });
  });

  it('covers every row exactly once over all pages', () => {
    const requests = fc.record({
      per_page: fc.integer({ min: 1, max: 300 }),
      total: fc.integer({ min: 0, max: 2_000 }),
    });
    fc.assert(
      fc.property(requests, ({ per_page, total }) => {
        const { last_page } = toMeta({ page: 1, per_page }, total);
        const { limit, offset } = getRange({ page: last_page, per_page });
        return offset + limit >= total && (total === 0 || offset < total);
      }),
    );
  });

  it('reads the same rows from the nearer end', () => {
    const requests = fc.record({
      page: fc.integer({ min: 1, max: 40 }),
      per_page: fc.integer({ min: 1, max: 100 }),
      total: fc.integer({ min: 0, max: 2_000 }),
    });
    fc.assert(
      fc.property(requests, ({ total, ...request }) => {
        const rows = Array.from({ length: total }, (_, place) => place);
        const range = getRange(request);
        const { limit, offset, isReversed } = fromNearerEnd(range, total);
        const read = (isReversed ? rows.toReversed() : rows).slice(offset, offset + limit);
        expect(isReversed ? read.toReversed() : read).toEqual(rows.slice(range.offset, range.offset + range.limit));
        expect(read.length === 0 || offset <= total / 2).toBe(true);
      }),
    );
  });

  it('validates a page with its rows', () => {
    const page = { items: ['a'], meta: toMeta({}, 1) };
    expect(getPage(z.string()).parse(page)).toEqual(page);
  });
});
