import { ORDER_PRIORITIES, ORDER_STATUSES } from '#src/domains/sales/orders/order.contract.ts';
import type { PricedLine } from '#src/kernel/priced-lines.ts';
import { db } from '#src/platform/database/database.server.ts';
import { dated, fill, getEmail, getName, of, SENTENCE, SERVICES, toSearchText } from './admin-rows.ts';

const DAY_LENGTH = 'yyyy-mm-dd'.length;
const NET_CENTS = 100_000;
const VAT_CENTS = 10_000;
const GROSS_CENTS = NET_CENTS + VAT_CENTS;

const getDay = (place: number, count: number): string => dated(place, count).created_at.slice(0, DAY_LENGTH);
const getWorks = (place: number): string => of(SERVICES, place);
const getPriced = (place: number): string => {
  const line: PricedLine = {
    label: getWorks(place),
    quantity_milli: 1_000,
    unit: '',
    unit_price_cents: NET_CENTS,
    vat_rate: 10,
  };
  return JSON.stringify([line]);
};

/** Stores direct orders. */
export async function fillOrders(count: number): Promise<void> {
  const toOrder = (place: number) => ({
    quote_id: null,
    user_id: null,
    client_name: getName(place),
    client_email: getEmail(place),
    client_phone: '',
    service: getWorks(place),
    description: SENTENCE,
    priority: of(ORDER_PRIORITIES, place),
    status: of(ORDER_STATUSES, place),
    budget_cents: NET_CENTS + place,
    lines: getPriced(place),
    deadline: getDay(place, count),
    address: '',
    estimated_duration: '',
    search_text: toSearchText(getName(place), getWorks(place), SENTENCE),
    ...dated(place, count),
  });
  await fill(count, toOrder, (rows) => db().insertInto('orders').values(rows).execute());
}

/** Stores issued invoices, of which two in three are paid. */
export async function fillInvoices(count: number): Promise<void> {
  const toInvoice = (place: number) => {
    const number = `F-${place}`;
    const subject = getWorks(place);
    return {
      number,
      kind: 'invoice',
      order_id: null,
      quote_id: null,
      credits_id: null,
      corrects_id: null,
      user_id: null,
      client_name: getName(place),
      client_email: getEmail(place),
      document: JSON.stringify({ number, subject, vat_note: '', lines: [] }),
      document_hash: '',
      net_cents: NET_CENTS,
      vat_cents: VAT_CENTS,
      gross_cents: GROSS_CENTS + place,
      issued_on: getDay(place, count),
      due_on: getDay(place + 1, count),
      search_text: toSearchText(getName(place), number, subject, getEmail(place)),
      created_at: dated(place, count).created_at,
    };
  };
  await fill(count, toInvoice, (rows) => db().insertInto('invoices').values(rows).execute());
  const invoices = await db()
    .selectFrom('invoices')
    .select(['id', 'gross_cents', 'created_at'])
    .orderBy('id')
    .execute();
  const paid = invoices.filter((_, place) => place % 3 > 0);
  const toBalance = (place: number) => {
    const { id, gross_cents, created_at } = of(paid, place);
    return { invoice_id: id, paid_cents: gross_cents, updated_at: created_at };
  };
  await fill(paid.length, toBalance, (rows) => db().insertInto('invoice_balances').values(rows).execute());
}

const PAYMENT_STATUSES = ['completed', 'completed', 'completed', 'failed', 'refunded'];

/** Stores card payments. */
export async function fillPayments(count: number): Promise<void> {
  const toPayment = (place: number) => {
    const status = of(PAYMENT_STATUSES, place);
    return {
      transaction_id: `TX-${place}`,
      provider: 'stripe',
      provider_ref: `pi_${place}`,
      provider_status: status === 'failed' ? 'failed' : 'succeeded',
      quote_id: null,
      invoice_id: null,
      service_id: null,
      service_title: getWorks(place),
      user_id: null,
      customer_name: getName(place),
      customer_email: getEmail(place),
      amount_cents: GROSS_CENTS + place,
      refunded_cents: status === 'refunded' ? GROSS_CENTS + place : 0,
      payment_method: 'visa',
      last_four: '4242',
      status,
      failure: '',
      idempotency_key: null,
      request_hash: '',
      search_text: toSearchText(getName(place), getEmail(place), `TX-${place}`, getWorks(place)),
      voided_at: null,
      completed_at: status === 'failed' ? null : dated(place, count).created_at,
      ...dated(place, count),
    };
  };
  await fill(count, toPayment, (rows) => db().insertInto('payments').values(rows).execute());
}
