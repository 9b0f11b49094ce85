import { sql } from 'kysely';
import type { Owner } from '#src/kernel/owner.ts';
import { fold } from '#src/kernel/text.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { ownedBy } from '#src/platform/database/ownership.server.ts';
import type { PaymentRecord, PaymentTarget } from './payment-record.contract.ts';

const payments = () => db().selectFrom('payments').selectAll();

export const selectPayment = async (id: number): Promise<PaymentRecord | undefined> =>
  (await payments().where('id', '=', id).executeTakeFirst()) as PaymentRecord | undefined;

export const selectTransaction = async (transactionId: string): Promise<PaymentRecord | undefined> =>
  (await payments().where('transaction_id', '=', transactionId).executeTakeFirst()) as PaymentRecord | undefined;

export const selectByRef = async (ref: string): Promise<PaymentRecord | undefined> =>
  (await payments().where('provider_ref', '=', ref).executeTakeFirst()) as PaymentRecord | undefined;

export const selectByKey = async (key: string): Promise<PaymentRecord | undefined> =>
  (await payments().where('idempotency_key', '=', key).executeTakeFirst()) as PaymentRecord | undefined;

/** Locks a payment until the transaction ends, so that it is settled serially. */
export async function lockPayment(id: number): Promise<PaymentRecord | undefined> {
  await db().updateTable('payments').set({ updated_at: sql`updated_at` }).where('id', '=', id).execute();
  return selectPayment(id);
}

interface NewPayment extends PaymentTarget {
  transaction_id: string;
  provider: PaymentRecord['provider'];
  amount_cents: number;
  idempotency_key: string | null;
  request_hash: string;
  /** Of a receipt that the office recorded. */
  order_id?: number | null;
  payment_method?: string;
  reference?: string;
  bank?: string;
  received_on?: string;
}

/** Returns undefined when another payment has this key. */
export async function insertPayment(payment: NewPayment): Promise<PaymentRecord | undefined> {
  const at = nowIso();
  const row = await db()
    .insertInto('payments')
    .values({
      order_id: null,
      payment_method: '',
      reference: '',
      bank: '',
      received_on: '',
      ...payment,
      provider_ref: null,
      provider_status: '',
      refunded_cents: 0,
      last_four: '',
      status: 'pending',
      failure: '',
      search_text: getSearchText(payment),
      voided_at: null,
      completed_at: null,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row as PaymentRecord | undefined;
}

export type PaymentState = Pick<
  PaymentRecord,
  | 'provider_ref'
  | 'provider_status'
  | 'refunded_cents'
  | 'payment_method'
  | 'last_four'
  | 'status'
  | 'failure'
  | 'deposit_invoice_id'
  | 'refund_request'
  | 'voided_at'
  | 'completed_at'
>;

/** Stores the current state of a payment. */
export async function updatePayment({ id, ...after }: PaymentRecord): Promise<PaymentRecord> {
  const state: PaymentState = {
    provider_ref: after.provider_ref,
    provider_status: after.provider_status,
    refunded_cents: after.refunded_cents,
    payment_method: after.payment_method,
    last_four: after.last_four,
    status: after.status,
    failure: after.failure,
    deposit_invoice_id: after.deposit_invoice_id,
    refund_request: after.refund_request,
    voided_at: after.voided_at,
    completed_at: after.completed_at,
  };
  const row = await db()
    .updateTable('payments')
    .set({ ...state, updated_at: nowIso() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as PaymentRecord;
}

/** Claims a payment that another process abandoned; false when another caller was faster. */
export async function takeUpPayment({ id, updated_at }: PaymentRecord): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('payments')
    .set({ updated_at: nowIso() })
    .where('id', '=', id)
    .where('updated_at', '=', updated_at)
    .where('provider_status', '=', '')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records that a pending payment is checked now; false when it was checked since `iso`. */
export async function takeLook({ id }: PaymentRecord, iso: string): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('payments')
    .set({ updated_at: nowIso() })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('updated_at', '<=', iso)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Selects payments in progress at a gateway for the same quote or the same invoice. */
export async function selectOpenFor(
  { quote_id, invoice_id }: Pick<PaymentTarget, 'quote_id' | 'invoice_id'>,
  provider: PaymentRecord['provider'],
): Promise<PaymentRecord[]> {
  const open = payments()
    .where('status', '=', 'pending')
    .where('voided_at', 'is', null)
    .where('provider', '=', provider);
  if (quote_id === null && invoice_id === null) return [];
  const same = open.where((row) => row.or([row('quote_id', '=', quote_id), row('invoice_id', '=', invoice_id)]));
  return (await same.execute()) as PaymentRecord[];
}

/** Selects payments pending since before `iso`, oldest first. */
export async function selectWaiting(iso: string, limit: number): Promise<{ id: number }[]> {
  return db()
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'pending')
    .where('voided_at', 'is', null)
    .where('created_at', '<=', iso)
    .orderBy('updated_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Stores an event; false when it was received before. */
export async function insertEvent(provider: string, eventId: string, kind: string): Promise<boolean> {
  const row = await db()
    .insertInto('payment_events')
    .values({ provider, event_id: eventId, kind, received_at: nowIso() })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Selects the ids of payments sent while signed in to this account, newest first. */
export async function selectOwnPaymentIds(owner: Owner): Promise<number[]> {
  const own = db().selectFrom('payments').select('id').where(ownedBy(owner, 'customer_email'));
  return (await own.orderBy('id', 'desc').execute()).map(({ id }) => id);
}

/** Selects by id, in any order. */
export const selectRecordsByIds = async (ids: number[]): Promise<PaymentRecord[]> =>
  (await payments().where('id', 'in', ids).execute()) as PaymentRecord[];

type ReceiptKey = Pick<PaymentRecord, 'provider' | 'amount_cents' | 'payment_method' | 'received_on' | 'reference'>;

/** Selects among these payments a valid receipt of the office that is equal in amount, means and day. */
export async function selectEqualReceipt(
  ids: number[],
  wanted: ReceiptKey,
): Promise<{ transaction_id: string } | undefined> {
  if (ids.length === 0) return undefined;
  const equal = db()
    .selectFrom('payments')
    .select('transaction_id')
    .where('id', 'in', ids)
    .where('provider', '=', wanted.provider)
    .where('status', '=', 'completed')
    .where('voided_at', 'is', null)
    .where('amount_cents', '=', wanted.amount_cents)
    .where('payment_method', '=', wanted.payment_method)
    .where('received_on', '=', wanted.received_on);
  // Two references are two payments; one that was left empty may be either.
  const own = wanted.reference === '' ? equal : equal.where('reference', 'in', [wanted.reference, '']);
  return own.limit(1).executeTakeFirst();
}

/** Returns the text that the back office's search uses. */
const getSearchText = (payment: Pick<PaymentRecord, 'transaction_id' | 'customer_name' | 'service_title'>): string =>
  fold([payment.transaction_id, payment.customer_name, payment.service_title].join('\n'));
