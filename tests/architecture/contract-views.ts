import { expect } from 'vitest';
import { readDashboard } from '#src/domains/dashboard/dashboard.queries.server.ts';
import { countInvoices } from '#src/domains/sales/invoices/invoice.queries.server.ts';
import { findOrderOfQuote } from '#src/domains/sales/orders/order.internal.server.ts';
import { countOrders, readOrder, readOrderInvoice } from '#src/domains/sales/orders/order.queries.server.ts';
import type { ContractAccountView } from '#src/domains/sales/payments/contract-account.contract.ts';
import { countPayments, readPayment } from '#src/domains/sales/payments/payment.queries.server.ts';
import { readQuote } from '#src/domains/sales/quotes/quote.queries.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';

interface Viewer {
  id: number;
  admin: Context;
}

const cents = (euros: number): number => Math.round(euros * 100);

/** Checks the payments and the printable invoice of the order against the account of one contract. */
export async function requireViews({ id, admin }: Viewer, contract: ContractAccountView): Promise<void> {
  const rows = db().selectFrom('payments').select('id').where('quote_id', '=', id).where('voided_at', 'is', null);
  const own = await Promise.all((await rows.execute()).map((row) => readPayment(admin, { id: row.id })));
  const net = cents(contract.received) - cents(contract.refunded);
  const counted = own.map(({ status, amount, refunded, received_on }) => {
    if (status === 'completed') return cents(amount) - cents(refunded);
    // What was given back of a receipt that was reversed afterwards.
    return status === 'failed' && received_on !== '' ? 0 - cents(refunded) : 0;
  });
  expect(counted.reduce((sum, amount) => sum + amount, 0)).toBe(net);
  const order = await findOrderOfQuote({ quoteId: id });
  if (order === null) return;
  const { issued, number, total } = await readOrderInvoice(admin, { id: order.id });
  if (issued === null && !contract.is_closed) expect(cents(total)).toBe(cents(contract.contract));
  if (issued === null) return;
  const document = contract.documents.find((one) => one.number === number);
  expect([issued.number, issued.paid, issued.due]).toEqual([document?.number, document?.paid, document?.due]);
}

/** Sums that the dashboard and the lists show over all contracts, in cents. */
export async function readFigures(admin: Context) {
  const { quick_stats } = await readDashboard(admin, { period: 'month' });
  return {
    dashboard: cents(quick_stats.total_revenue ?? 0),
    payments: cents((await countPayments(admin, {})).completed_amount),
    outstanding: cents((await countInvoices(admin, {})).outstanding),
    billed: cents((await countInvoices(admin, {})).billed),
    orders: cents((await countOrders(admin, {})).revenue),
  };
}
type Figures = Awaited<ReturnType<typeof readFigures>>;

/** Checks that one contract changed these sums by exactly what its account says. */
export async function requireFigures(
  { id, admin }: Viewer,
  before: Figures,
  contract: ContractAccountView,
): Promise<void> {
  const order = await findOrderOfQuote({ quoteId: id });
  const { sentAt, stage } = await readQuote(admin, { id });
  // The sum of all budgets, in any status, as specified, but of no quote that was neither sent nor accepted.
  const isCounted = sentAt !== null || stage === 'accepted';
  const budget = order === null || !isCounted ? 0 : (await readOrder(admin, { id: order.id })).budget;
  const net = cents(contract.received) - cents(contract.refunded);
  expect(await readFigures(admin)).toEqual({
    dashboard: before.dashboard + net,
    payments: before.payments + net,
    outstanding: before.outstanding + cents(contract.due),
    billed: before.billed + cents(contract.invoiced) - cents(contract.credited),
    orders: before.orders + cents(budget),
  });
}
