import { createHash } from 'node:crypto';
import { getRange, type Page, toMeta } from '#src/kernel/pagination.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { contains } from '#src/platform/database/search.server.ts';
import type { ClosingQuery, ClosingRecord, ClosingStatistics, ClosingSums } from './ledger-closing.contract.ts';
import { BEGINNING, type ClosingStart, toPeriodPrefix } from './ledger-closing.rules.ts';

type Wanted = Pick<ClosingQuery, 'search' | 'kind' | 'sort_by' | 'sort_order'>;

/** Returns the hash of a closing and of the hash before it. */
export function getClosingHash(previous: string, closing: ClosingSums & { seq: number; at: string }): string {
  const values = [
    ...[closing.seq, closing.at, closing.kind, closing.period, closing.is_demo, closing.first_seq, closing.last_seq],
    ...[closing.entries, closing.card_cents, closing.transfer_cents, closing.cheque_cents, closing.cash_cents],
    ...[closing.other_cents, closing.refunded_cents, closing.corrected_cents, closing.total_cents],
    ...[closing.perpetual_cents, closing.ledger_hash],
  ];
  return createHash('sha256')
    .update(JSON.stringify(['v1', previous, ...values]))
    .digest('hex');
}

/** Returns how many closings there are, and the hash of the last one. */
export const selectClosingHead = (): Promise<{ closings: number; closing_hash: string }> =>
  db().selectFrom('ledger_head').select(['closings', 'closing_hash']).where('id', '=', 1).executeTakeFirstOrThrow();

/** Appends closings; the caller has locked the ledger. */
export async function insertClosings(sums: readonly ClosingSums[]): Promise<void> {
  const head = await selectClosingHead();
  let { closings, closing_hash: hash } = head;
  for (const closing of sums) {
    closings += 1;
    const placed = { ...closing, seq: closings, at: nowIso() };
    hash = getClosingHash(hash, placed);
    await db()
      .insertInto('ledger_closings')
      .values({ ...placed, hash })
      .execute();
  }
  await db().updateTable('ledger_head').set({ closings, closing_hash: hash }).where('id', '=', 1).execute();
}

/** Returns every closing in the order of the chain. */
export const selectClosingChain = async (): Promise<ClosingRecord[]> =>
  (await db().selectFrom('ledger_closings').selectAll().orderBy('seq').execute()) as ClosingRecord[];

/** Returns where the first year begins that is not closed, and how many closings were made since. */
export async function selectOpenYear(): Promise<{ start: ClosingStart; made: number }> {
  const { closings } = await selectClosingHead();
  const latest = () => db().selectFrom('ledger_closings').selectAll().orderBy('seq', 'desc').limit(1);
  const year = await latest().where('kind', '=', 'year').executeTakeFirst();
  if (year === undefined) return { start: BEGINNING, made: closings };
  const upTo = () => latest().where('kind', '=', 'day').where('seq', '<', year.seq);
  const [real, demo] = [
    await upTo().where('is_demo', '=', 0).executeTakeFirst(),
    await upTo().where('is_demo', '=', 1).executeTakeFirst(),
  ];
  const seq = Math.max(real?.last_seq ?? 0, demo?.last_seq ?? 0);
  const perpetual = [real?.perpetual_cents ?? 0, demo?.perpetual_cents ?? 0] as const;
  return { start: { seq, perpetual }, made: closings - year.seq };
}

/** Returns the last closed day; empty before the first closing. */
export async function selectClosedDay(): Promise<string> {
  const day = await db()
    .selectFrom('ledger_closings')
    .select((row) => row.fn.max('period').as('last'))
    .where('kind', '=', 'day')
    .executeTakeFirst();
  return day?.last ?? '';
}

const COLUMNS = { closed: 'seq', total: 'total_cents' } as const;

/** Selects closings to show: those of a demonstration only until the owner has left it. */
const shownClosings = () =>
  db()
    .selectFrom('ledger_closings')
    .where(({ or, eb, selectFrom }) =>
      or([eb('is_demo', '=', 0), eb(selectFrom('ledger_head').select('is_demo_left').where('id', '=', 1), '=', 0)]),
    );

function found({ kind, search }: Wanted) {
  let view = shownClosings();
  if (kind !== undefined) view = view.where('kind', '=', kind);
  if (search) view = view.where(contains('period', toPeriodPrefix(search)));
  return view;
}

function sorted(wanted: Wanted) {
  const order = wanted.sort_order ?? 'desc';
  return found(wanted)
    .orderBy(COLUMNS[wanted.sort_by ?? 'closed'], order)
    .orderBy('seq', order);
}

/** Selects one page of closings, newest first by default. */
export async function selectClosings(query: ClosingQuery): Promise<Page<ClosingRecord>> {
  const { total } = await found(query)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { limit, offset } = getRange(query);
  const rows = await sorted(query).selectAll().limit(limit).offset(offset).execute();
  return { items: rows as ClosingRecord[], meta: toMeta(query, total) };
}

export const selectClosingIds = async (wanted: Wanted): Promise<number[]> =>
  (await sorted(wanted).select('id').execute()).map(({ id }) => id);

export const selectClosingsByIds = async (ids: number[]): Promise<ClosingRecord[]> =>
  (await db().selectFrom('ledger_closings').selectAll().where('id', 'in', ids).execute()) as ClosingRecord[];

/** Counts closings of each kind, and returns the perpetual total of one kind of money in cents. */
export async function selectClosingFigures(
  isDemo: boolean,
): Promise<Omit<ClosingStatistics, 'perpetual'> & { cents: number }> {
  const counts = await shownClosings()
    .select((row) => ['kind', row.fn.countAll<number>().as('count')])
    .groupBy('kind')
    .execute();
  const of = (kind: string): number => counts.find((row) => row.kind === kind)?.count ?? 0;
  const last = await db()
    .selectFrom('ledger_closings')
    .select('perpetual_cents')
    .where('is_demo', '=', isDemo ? 1 : 0)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { day: of('day'), month: of('month'), year: of('year'), cents: last?.perpetual_cents ?? 0 };
}
