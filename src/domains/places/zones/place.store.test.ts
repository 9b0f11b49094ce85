import { describe, expect, it } from 'vitest';
import { fold } from '#src/kernel/text.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { byColumn, randomNumbers } from '#tests/support/random-numbers.ts';
import { aPlace } from './place.fixture.server.ts';
import { selectPlacePage } from './place.store.server.ts';

useDatabase();

const PLACES = 40;
const PER_PAGE = 10;
const NAMES = ['Crémieu', 'Crest', 'Blois'];
const COLUMNS = {
  sort_order: 'sort_order',
  name: 'search_text',
  department: 'department_code',
  inhabitants: 'inhabitants',
} as const;

describe('selectPlacePage', () => {
  it('lists and counts the same places as a plain comparison', async () => {
    const below = randomNumbers();
    for (let place = 0; place < PLACES; place += 1) {
      const department_code = `0${1 + below(9)}`;
      const insee_code = String(40_000 + place);
      const name = `${NAMES[below(3)]} ${place}`;
      await aPlace({ name, inhabitants: below(20), is_zone: below(2) === 0, department_code, insee_code });
    }
    const stored = await db().selectFrom('places').selectAll().execute();
    for (const wanted of [{}, { zone: true }, { zone: false }, { search: 'crémieu' }, { has_page: false }]) {
      const { zone, search } = { zone: undefined, search: '', ...wanted };
      const found = stored
        .filter(({ is_zone }) => zone === undefined || (is_zone === 1) === zone)
        .filter(({ search_text }) => search_text.includes(fold(search)));
      for (const [sort_by, column] of Object.entries(COLUMNS)) {
        const plain = found.toSorted(byColumn(column));
        for (const page of [1, 2, 9]) {
          const order = { sort_by: sort_by as keyof typeof COLUMNS, sort_order: 'desc' as const };
          const { items, meta } = await selectPlacePage({ ...wanted, ...order, page, per_page: PER_PAGE });
          const expected = plain.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(({ id }) => id);
          expect([wanted, meta.total, items.map(({ id }) => id)]).toEqual([wanted, plain.length, expected]);
        }
      }
    }
    const { meta } = await selectPlacePage({ has_page: true });
    expect(meta.total).toBe(0);
  });
});
