import { sql } from 'kysely';
import type { FoundRecord, RecordSearch } from '#src/kernel/figures.ts';
import { getRange, type Page, toMeta } from '#src/kernel/pagination.ts';
import { db } from '#src/platform/database/database.server.ts';
import { matches, planSearch, type SearchWay } from '#src/platform/database/search.server.ts';
import { countTotal, readFigures, readIds } from '#src/platform/database/total.server.ts';
import { isDemonstration } from '#src/platform/payment/gateway.server.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from './payment.contract.ts';
import type { PaymentListQuery, PaymentStatistics } from './payment-admin.contract.ts';
import type { PaymentRecord } from './payment-record.contract.ts';

type Wanted = Pick<PaymentListQuery, 'search' | 'status' | 'sort_by' | 'sort_order'>;

const COLUMNS = {
  created_at: 'created_at',
  amount: 'amount_cents',
  customer_name: 'customer_name',
  status: 'status',
} as const;

/** Returns the SQL condition of a payment that counts now: one of a demonstration counts only there. */
const countsNow = () => sql<boolean>`(payments.provider <> 'sandbox' or ${isDemonstration() ? 1 : 0} = 1)`;

/** Deleted payments stay in the ledger but are never listed. */
function found({ status, search }: Wanted, way?: SearchWay) {
  let view = db().selectFrom('payments').where('voided_at', 'is', null);
  if (status !== undefined) view = view.where('status', '=', status);
  if (search) view = view.where(matches('payments', search, way));
  return view;
}

function sorted(wanted: Wanted, way?: SearchWay) {
  const order = wanted.sort_order ?? 'desc';
  return found(wanted, way)
    .orderBy(COLUMNS[wanted.sort_by ?? 'created_at'], order)
    .orderBy('id', order);
}

/** Selects one page of payments, newest first by default. */
export async function selectPayments(query: PaymentListQuery): Promise<Page<PaymentRecord>> {
  const { limit, offset } = getRange(query);
  const plan = await planSearch('payments', query.search, offset);
  // Also without a filter: the index of the search holds the deleted payments, too.
  const counted = found(query, plan.count).select((select) => select.fn.countAll<number>().as('total'));
  const total = await countTotal(counted.compile());
  // Skipped rows are counted in the index; only the rows of the page are read in full.
  const ids = await readIds(sorted(query, plan.page).select('id').limit(limit).offset(offset), total);
  const byId = new Map((await selectPaymentsByIds(ids)).map((payment) => [payment.id, payment]));
  return { items: ids.flatMap((id) => byId.get(id) ?? []), meta: toMeta(query, total) };
}

/** Selects the ids of all matching payments, in the query's order. */
export const selectPaymentIds = async (wanted: Wanted): Promise<number[]> =>
  (await sorted(wanted).select('id').execute()).map(({ id }) => id);

/** Selects by id, in any order. */
export const selectPaymentsByIds = async (ids: number[]): Promise<PaymentRecord[]> =>
  ids.length === 0 ? [] : ((await found({}).selectAll().where('id', 'in', ids).execute()) as PaymentRecord[]);

export async function selectPaymentStatistics(): Promise<PaymentStatistics> {
  const query = db()
    .selectFrom('payments')
    .select((select) => ['status', select.fn.countAll<number>().as('count')])
    .where('voided_at', 'is', null)
    .where(countsNow())
    .groupBy('status');
  const rows = await readFigures(query.compile());
  const of = (status: PaymentStatus) => rows.find((row) => row.status === status);
  const counts = Object.fromEntries(PAYMENT_STATUSES.map((status) => [status, of(status)?.count ?? 0]));
  const [sum] = await readFigures(received().select(NET.as('total')).compile());
  return {
    ...(counts as Record<PaymentStatus, number>),
    total: rows.reduce((sum, { count }) => sum + count, 0),
    completed_amount: Number(sum?.total ?? 0) / 100,
  };
}

/** Selects payments that count, and reversed receipts of which something was given back. */
const received = () =>
  db()
    .selectFrom('payments')
    .where((row) => row.or([row('status', '=', 'completed'), row('failure', '=', 'reversed')]))
    .where('voided_at', 'is', null)
    .where(countsNow());

const BOOKED = sql<number>`case when status = 'completed' then amount_cents else 0 end - refunded_cents`;
// PostgreSQL sums bigints to a decimal, which the driver returns as text.
const NET = sql<number>`coalesce(sum(${BOOKED}), 0)`;

export async function selectRevenue(since: string): Promise<{ total_cents: number; before_cents: number }> {
  const query = received().select([
    NET.as('total'),
    sql<number>`coalesce(sum(${BOOKED}) filter (where completed_at < ${since}), 0)`.as('before'),
  ]);
  const [row] = await readFigures(query.compile());
  return { total_cents: Number(row?.total ?? 0), before_cents: Number(row?.before ?? 0) };
}

/** Selects completed cents per span. */
export const selectRevenueSpans = (marks: readonly string[]): Promise<number[]> =>
  Promise.all(
    marks.slice(1).map(async (end, place) => {
      const query = received()
        .select(NET.as('sum'))
        .where('completed_at', '>=', marks[place] ?? '')
        .where('completed_at', '<', end);
      return Number((await readFigures(query.compile()))[0]?.sum ?? 0);
    }),
  );

export const selectPaymentRecords = ({ search, limit }: RecordSearch): Promise<FoundRecord[]> =>
  db()
    .selectFrom('payments')
    .select(['id', 'transaction_id as title', 'customer_name as subtitle'])
    .where('voided_at', 'is', null)
    .where(matches('payments', search))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
