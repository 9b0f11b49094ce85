import { describe, expect, it } from 'vitest';
import { fold } from '#src/kernel/text.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { selectPayments } from './payment-admin.store.server.ts';

useDatabase();

const NAMES = ['Élodie Vernet', 'Karim Haddad', 'Josette Crémieu'];
const STATUSES = ['completed', 'failed', 'refunded'] as const;
const SEARCHES = [undefined, 'a', 'crémieu', 'ver', 'TX-12', 'absent'];
const SORTS = ['amount', 'customer_name'] as const;
const AT = '2026-01-01T00:00:00.000Z';
const PAYMENTS = 1_200;
const AT_ONCE = 200;
const PER_PAGE = 30;

/** Returns whole numbers below a limit, the same at each run. */
function randomNumbers(): (limit: number) => number {
  let state = 13;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

function toPayment(id: number, below: (limit: number) => number) {
  const customer_name = NAMES[below(NAMES.length)] ?? '';
  return {
    ...{ id, transaction_id: `TX-${id}`, provider: 'stripe', provider_ref: null, provider_status: '', quote_id: null },
    ...{ invoice_id: null, service_id: null, service_title: '', user_id: null, customer_name, customer_email: '' },
    ...{ amount_cents: below(50), refunded_cents: 0, payment_method: '', last_four: '', failure: '' },
    ...{ status: STATUSES[below(STATUSES.length)] ?? '', idempotency_key: null, request_hash: '' },
    ...{ search_text: fold(`${customer_name}\nTX-${id}`), voided_at: below(9) === 0 ? AT : null },
    ...{ completed_at: null, created_at: AT, updated_at: AT },
  };
}

async function comparePages(): Promise<void> {
  const stored = await db().selectFrom('payments').selectAll().where('voided_at', 'is', null).execute();
  for (const [place, search] of SEARCHES.entries()) {
    for (const status of [undefined, STATUSES[place % STATUSES.length]]) {
      const sort_by = SORTS[place % SORTS.length] ?? 'amount';
      const found = stored
        .filter((payment) => status === undefined || payment.status === status)
        .filter(({ search_text }) => search_text.includes(fold(search ?? '')));
      const column = sort_by === 'amount' ? 'amount_cents' : 'customer_name';
      const plain = found.toSorted((one, other) =>
        one[column] === other[column] ? one.id - other.id : one[column] < other[column] ? -1 : 1,
      );
      for (const page of [1, 2, 20]) {
        const wanted = { search, status, sort_by, sort_order: 'asc' as const, page, per_page: PER_PAGE };
        const { items, meta } = await selectPayments(wanted);
        expect([wanted, meta.total]).toEqual([wanted, plain.length]);
        const expected = plain.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(({ id }) => id);
        expect([wanted, items.map(({ id }) => id)]).toEqual([wanted, expected]);
      }
    }
  }
}

describe('selectPayments', () => {
  it('finds, counts and orders the same payments as a plain comparison, after random changes', async () => {
    const below = randomNumbers();
    for (let first = 1; first <= PAYMENTS; first += AT_ONCE) {
      const rows = Array.from({ length: AT_ONCE }, (_, place) => toPayment(first + place, below));
      await db().insertInto('payments').values(rows).execute();
    }
    await comparePages();
    for (let round = 0; round < 3; round += 1) {
      const { id, ...change } = toPayment(1 + below(PAYMENTS), below);
      await db().updateTable('payments').set(change).where('id', '=', id).execute();
      await db()
        .insertInto('payments')
        .values(toPayment(PAYMENTS + round + 1, below))
        .execute();
      await comparePages();
    }
  });
});
