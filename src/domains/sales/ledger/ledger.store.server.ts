import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { parisDay } from '#src/kernel/dates.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { db, engine } from '#src/platform/database/database.server.ts';
import type { ContractKey, LedgerEntry, NewLedgerEntry } from './ledger.contract.ts';
import { closedDay } from './ledger-closing.rules.ts';
import { selectClosedDay } from './ledger-closing.store.server.ts';

interface Head {
  seq: number;
  hash: string;
}

/** Returns the hash of an entry and of the hash before it. */
function getHash(previous: string, entry: Omit<LedgerEntry, 'id' | 'hash'>): string {
  const values = [
    ...[entry.seq, entry.at, entry.received_on, entry.kind, entry.means, entry.amount_cents, entry.payment_id],
    ...[entry.quote_id, entry.order_id, entry.invoice_id, entry.reverses_id, entry.reference, entry.bank],
    ...[entry.reason, entry.actor_id, entry.is_demo],
  ];
  return createHash('sha256')
    .update(JSON.stringify(['v1', previous, ...values]))
    .digest('hex');
}

/** Returns the end of the chain, locked until the transaction ends. */
export function lockHead(): Promise<Head> {
  const head = db().selectFrom('ledger_head').select(['seq', 'hash']).where('id', '=', 1);
  return (engine() === 'postgres' ? head.forUpdate() : head).executeTakeFirstOrThrow();
}

/** Returns the time of the next entry: now, or that of the last entry where this node's clock is behind. */
async function getEntryTime(lastSeq: number): Promise<string> {
  const time = nowIso();
  const last = await db().selectFrom('ledger_entries').select('at').where('seq', '=', lastSeq).executeTakeFirst();
  return last !== undefined && last.at > time ? last.at : time;
}

/**
 * Appends an entry and locks the end of the chain until the transaction ends.
 * @throws DomainError `unavailable` on a closed day: the clock of the server is wrong.
 */
export async function insertEntry(entry: NewLedgerEntry): Promise<number> {
  const last = await lockHead();
  const linked = { ...entry, seq: last.seq + 1, at: await getEntryTime(last.seq) };
  if (parisDay(new Date(linked.at)) <= (await selectClosedDay())) throw closedDay();
  const row = { ...linked, hash: getHash(last.hash, linked) };
  const { id } = await db().insertInto('ledger_entries').values(row).returning('id').executeTakeFirstOrThrow();
  await db().updateTable('ledger_head').set({ seq: row.seq, hash: row.hash }).where('id', '=', 1).execute();
  return id;
}

const PAGE = 1_000;

/** Returns the entries after a place in the order of the chain, page by page. */
export async function* selectEntries(from = 0): AsyncGenerator<LedgerEntry> {
  for (let after = from; ; ) {
    const rows = await db()
      .selectFrom('ledger_entries')
      .selectAll()
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(PAGE)
      .execute();
    yield* rows as LedgerEntry[];
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.seq;
  }
}

export const selectHead = (): Promise<Head> =>
  db().selectFrom('ledger_head').select(['seq', 'hash']).where('id', '=', 1).executeTakeFirstOrThrow();

const ofContract = (key: ContractKey) => {
  const entries = db().selectFrom('ledger_entries');
  return 'quote_id' in key
    ? entries.where('quote_id', '=', key.quote_id)
    : entries.where('order_id', '=', key.order_id);
};

/** Returns the entries of a contract, oldest first. */
export const selectContractEntries = async (key: ContractKey): Promise<LedgerEntry[]> =>
  (await ofContract(key).selectAll().orderBy('seq').execute()) as LedgerEntry[];

/** Returns the entries of a payment, oldest first. */
export const selectPaymentEntries = async (paymentId: number): Promise<LedgerEntry[]> =>
  (await db()
    .selectFrom('ledger_entries')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('seq')
    .execute()) as LedgerEntry[];

/** Returns the entries of several payments, oldest first. */
export const selectEntriesByPayments = async (paymentIds: number[]): Promise<LedgerEntry[]> =>
  (await db()
    .selectFrom('ledger_entries')
    .selectAll()
    .where('payment_id', 'in', paymentIds)
    .orderBy('seq')
    .execute()) as LedgerEntry[];

/** Returns whether an entry follows the chain. */
export const isLinked = (entry: LedgerEntry, previous: string): boolean => entry.hash === getHash(previous, entry);

/** A stored sum that differs from the sum of its entries. */
export interface WrongSum {
  table: 'payments' | 'quotes';
  id: number;
  stored_cents: number;
  entries_cents: number;
}

async function sumEntries(column: 'payment_id' | 'quote_id'): Promise<Map<number, number>> {
  const rows = await db()
    .selectFrom('ledger_entries')
    .select((row) => [`${column} as id`, row.fn.sum<number>('amount_cents').as('cents')] as const)
    .where(column, 'is not', null)
    .groupBy(column)
    .execute();
  return new Map(rows.map(({ id, cents }) => [Number(id), Number(cents)]));
}

function compare(
  table: WrongSum['table'],
  stored: readonly { id: number; cents: number }[],
  entries: Map<number, number>,
): WrongSum[] {
  return stored.flatMap(({ id, cents }) => {
    const sum = entries.get(id) ?? 0;
    return Number(cents) === sum ? [] : [{ table, id, stored_cents: Number(cents), entries_cents: sum }];
  });
}

/** Returns the sums of payments and quotes that differ from the ledger. */
export async function selectWrongSums(): Promise<WrongSum[]> {
  const payments = await db()
    .selectFrom('payments')
    .select(['id', 'status', 'failure', 'amount_cents', 'refunded_cents', 'voided_at'])
    .execute();
  const quotes = await db()
    .selectFrom('quotes')
    .select(['id', sql<number>`paid_cents + demo_paid_cents`.as('cents')])
    .execute();
  const booked = payments.map(({ id, status, failure, amount_cents, refunded_cents, voided_at }) => {
    // What went back of a reversed receipt stays given.
    const cents = failure === 'reversed' ? 0 - refunded_cents : 0;
    const counts = status === 'completed' && voided_at === null;
    return { id, cents: counts ? amount_cents - refunded_cents : cents };
  });
  return [
    ...compare('payments', booked, await sumEntries('payment_id')),
    ...compare('quotes', quotes, await sumEntries('quote_id')),
  ];
}

/** Table that an entry names a row of. */
export type NamedTable = 'payments' | 'quotes' | 'orders' | 'invoices';

const NAMED = [
  ['quotes', 'quote_id'],
  ['orders', 'order_id'],
  ['invoices', 'invoice_id'],
  ['payments', 'payment_id'],
] as const;

/** Returns the first entry outside the demonstration whose quote, order, invoice or payment no longer exists. */
export async function selectStrayEntry(): Promise<{ seq: number; table: NamedTable; row: number } | undefined> {
  for (const [table, column] of NAMED) {
    const stray = await db()
      .selectFrom('ledger_entries')
      .select(['seq', `${column} as row`])
      .where('is_demo', '=', 0)
      .where(column, 'is not', null)
      .where(column, 'not in', db().selectFrom(table).select('id'))
      .orderBy('seq')
      .limit(1)
      .executeTakeFirst();
    if (stray !== undefined) return { seq: stray.seq, table, row: Number(stray.row) };
  }
  return undefined;
}

export async function markDemoLeft(): Promise<void> {
  await db().updateTable('ledger_head').set({ is_demo_left: 1 }).where('id', '=', 1).execute();
}

/** Selects the quotes and orders that received money outside the demonstration. */
export async function selectRealContracts(): Promise<{ quotes: number[]; orders: number[] }> {
  const entries = db().selectFrom('ledger_entries').select(['quote_id', 'order_id']).where('is_demo', '=', 0);
  const rows = await entries.distinct().execute();
  return {
    quotes: rows.flatMap(({ quote_id }) => quote_id ?? []),
    orders: rows.flatMap(({ order_id }) => order_id ?? []),
  };
}
