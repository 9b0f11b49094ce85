import { z } from 'zod';
import { findInvoicesByIds, searchInvoiceRecords } from '#src/domains/sales/invoices/invoice.internal.server.ts';
import { drawRefundNotice, findRefundNotices } from '#src/domains/sales/invoices/refund-notice.internal.server.ts';
import { findPaymentEntries } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { searchUnbilledDirect } from '#src/domains/sales/orders/order.internal.server.ts';
import { presentQuotes } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { searchQuoteRecords } from '#src/domains/sales/quotes/quote-figures.internal.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { TEST_CARDS } from '#src/kernel/payment-card.ts';
import { toEuros } from '#src/kernel/priced-lines.ts';
import { query } from '#src/platform/operation.server.ts';
import { gateway } from '#src/platform/payment/gateway.server.ts';
import { rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { readContractAccount } from './contract-account.internal.server.ts';
import { decideDue, findRefusal } from './due.internal.server.ts';
import { Due, DueQuery, FREE_LEAST, FREE_MOST, getLinkToken, PaymentConfig } from './payment.contract.ts';
import { findPaymentPages, presentPayment, presentPayments } from './payment.internal.server.ts';
import { nothingDue, paymentNotFound } from './payment.rules.ts';
import { selectPayment } from './payment.store.server.ts';
import { Payment, PaymentKey, PaymentListQuery, PaymentPage, PaymentStatistics } from './payment-admin.contract.ts';
import { selectPaymentStatistics, selectPayments } from './payment-admin.store.server.ts';
import { fromInvoice, fromQuote, toPaymentEntry, toReceiptTarget } from './payment-admin.views.ts';
import { findReceiptTarget, type TargetIds } from './receipt-target.internal.server.ts';
import {
  PaymentEntries,
  ReceiptTarget,
  RefundNoticeKey,
  RefundNotices,
  RenderedNotice,
  TargetQuery,
} from './record-receipt.contract.ts';

/** Returns the amount due on a quote to a caller who may see it; null for all others. */
export const readDue = query({
  allow: 'anyone',
  input: DueQuery,
  output: Due,
  run: async ({ quoteId = null, invoiceId = null, ...link }, { actor }) => {
    const userId = actor.kind === 'user' ? actor.userId : null;
    const due = await decideDue({ quoteId, invoiceId, token: getLinkToken(link), userId, holds: false });
    if (due === null) throw nothingDue();
    const { quote_id, invoice_id, number, service_title, customer_name, gross_cents, paid_cents, choices } = due;
    return {
      quote_id,
      invoice_id,
      number,
      service_title,
      customer_name,
      total: toEuros(gross_cents),
      is_taxed: due.is_taxed,
      paid: toEuros(paid_cents),
      refusal: due.refusal,
      choices: choices.map(({ kind, cents }) => ({ kind, amount: toEuros(cents) })),
    };
  },
});

/** Returns what the payment page needs before any input. */
export const readPaymentConfig = query({
  allow: 'anyone',
  input: z.object({}),
  output: PaymentConfig,
  run: async (_input) => {
    const { payments, company } = await readSettings();
    const { mode, publicConfig } = gateway();
    return {
      mode,
      publishable_key: publicConfig().publishableKey,
      test_cards: mode === 'sandbox' ? [...TEST_CARDS] : [],
      free_payments: payments.allow_free_payments,
      least: FREE_LEAST / 100,
      most: FREE_MOST / 100,
      refusal: await findRefusal({ charge: null }),
      transfer: { holder: company.legal_name, iban: company.iban, bic: company.bic },
    };
  },
});

/** Returns one payment. */
export const readPayment = query({
  allow: 'money',
  input: PaymentKey,
  output: Payment,
  run: async ({ id }) => {
    const payment = await selectPayment(id);
    if (payment === undefined || payment.voided_at !== null) throw paymentNotFound();
    return presentPayment(payment);
  },
});

/** Counts payments of each status, and sums the completed ones. */
export const countPayments = query({
  allow: 'money',
  input: z.object({}),
  output: PaymentStatistics,
  run: selectPaymentStatistics,
});

/** Returns every payment that matches a list's search and filter, in its order. */
export const exportPayments = query({
  allow: 'money',
  recent: true,
  input: PaymentListQuery.omit({ page: true, per_page: true }),
  output: rowPagesSchema(Payment),
  run: findPaymentPages,
});

/** Returns payments, newest first by default. */
export const listPayments = query({
  allow: 'money',
  input: PaymentListQuery,
  output: PaymentPage,
  run: async (wanted) => {
    const { items, meta } = await selectPayments(wanted);
    return { meta, items: await presentPayments(items) };
  },
});

/** Returns the ledger's entries of one payment, oldest first. */
export const readPaymentEntries = query({
  allow: 'money',
  input: PaymentKey,
  output: PaymentEntries,
  run: async ({ id }) => (await findPaymentEntries(id)).map(toPaymentEntry),
});

/** Returns the notices that were sent about money given back. */
export const listRefundNotices = query({
  allow: 'money',
  input: PaymentKey,
  output: RefundNotices,
  run: ({ id }) => findRefundNotices(id),
});

/** Draws a notice of the payment as a PDF. @throws DomainError `not-found`, also for a notice of another payment. */
export const drawPaymentNotice = query({
  allow: 'money',
  input: RefundNoticeKey,
  output: RenderedNotice,
  run: async ({ id, notice }) => {
    const own = (await findRefundNotices(id)).some((one) => one.id === notice);
    if (!own) throw paymentNotFound();
    return drawRefundNotice(notice);
  },
});

/** Documents that are looked through for a search; those on which nothing is due are left out. */
const SEARCHED = 50;
/** The account of each found order is read. */
const SEARCHED_ORDERS = 10;

/** Returns the named document; the unpaid invoices of a named contract come first. */
async function listNamedTargets(ids: TargetIds): Promise<ReceiptTarget[]> {
  const target = await findReceiptTarget(ids);
  const { quote_id, invoice_id } = target;
  const contract = quote_id === null || ids.invoiceId !== undefined ? null : await readContractAccount({ quote_id });
  const balances = contract?.account.balances ?? [];
  const unpaid = balances.filter(({ id, due_cents }) => due_cents > 0 && id !== invoice_id).map(({ id }) => id);
  const invoices = unpaid.length === 0 ? [] : await findInvoicesByIds(unpaid);
  return [...invoices.map(fromInvoice), toReceiptTarget(target)];
}

/** Returns the named document, or the open invoices, accepted quotes and unbilled direct orders that contain a text. */
export const listReceiptTargets = query({
  allow: 'money',
  input: TargetQuery,
  output: z.array(ReceiptTarget),
  run: async ({ search, ...ids }) => {
    if (Object.values(ids).some((id) => id !== undefined)) return listNamedTargets(ids);
    const invoices = await searchInvoiceRecords({ search, limit: SEARCHED });
    const quotes = await searchQuoteRecords({ search, limit: SEARCHED });
    const open = await findInvoicesByIds(invoices.map(({ id }) => id));
    const accepted = await presentQuotes({ ids: quotes.map(({ id }) => id) });
    const orders = await searchUnbilledDirect({ search, limit: SEARCHED_ORDERS });
    const direct = await Promise.all(orders.map((orderId) => findReceiptTarget({ orderId })));
    return [
      ...open.filter(({ kind, due }) => kind !== 'credit' && due > 0).map(fromInvoice),
      ...accepted.filter(({ status, due }) => status === 'approved' && due > 0).map(fromQuote),
      ...direct.filter(({ due_cents }) => due_cents > 0).map(toReceiptTarget),
    ];
  },
});
