import { describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { byColumn, randomNumbers } from '#tests/support/random-numbers.ts';
import { SUBSCRIBER_SORT_KEYS } from './newsletter.contract.ts';
import { selectSubscribers } from './newsletter.store.server.ts';

useDatabase();

const ROWS = 90;
const PER_PAGE = 10;
const STATUSES = ['pending', 'confirmed', 'ended'];

async function comparePages(): Promise<void> {
  const stored = await db().selectFrom('newsletter_subscribers').selectAll().execute();
  for (const status of [undefined, 'pending', 'confirmed'] as const) {
    for (const sort_by of SUBSCRIBER_SORT_KEYS) {
      const plain = stored
        .filter((row) => (status === undefined ? row.status !== 'ended' : row.status === status))
        .toSorted(byColumn(sort_by));
      for (const page of [1, 2, 50]) {
        const wanted = { status, sort_by, sort_order: 'desc' as const, page, per_page: PER_PAGE };
        const { items, meta } = await selectSubscribers(wanted);
        const expected = plain.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(({ id }) => id);
        expect([wanted, meta.total, items.map(({ id }) => id)]).toEqual([wanted, plain.length, expected]);
      }
    }
  }
}

describe('selectSubscribers', () => {
  it('lists and counts the same addresses as a plain comparison, after random changes', async () => {
    const below = randomNumbers();
    const rows = Array.from({ length: ROWS }, (_, place) => {
      const status = STATUSES[below(STATUSES.length)] ?? '';
      const at = `2026-01-0${1 + below(9)}T00:00:00.000Z`;
      return {
        ...{ email: status === 'ended' ? null : `a${below(10)}-${place}@example.org`, status, confirm_hash: null },
        ...{ confirm_expires_at: null, unsubscribe_token: `t${place}`, confirmed_at: null, ended_at: null },
        ...{ created_at: at, updated_at: at },
      };
    });
    await db().insertInto('newsletter_subscribers').values(rows).execute();
    await comparePages();
    for (let round = 0; round < 3; round += 1) {
      const change = { status: STATUSES[below(2)] ?? '', created_at: `2026-01-0${1 + below(9)}T00:00:00.000Z` };
      const subscribers = db().updateTable('newsletter_subscribers').set(change).where('email', 'is not', null);
      await subscribers.where('id', '=', 1 + below(ROWS)).execute();
      await comparePages();
    }
  });
});
