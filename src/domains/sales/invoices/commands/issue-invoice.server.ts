import { lockLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { findOrderEnd, holdOrder } from '#src/domains/sales/orders/order.internal.server.ts';
import { orderNotFound } from '#src/domains/sales/orders/order.rules.ts';
import { contractEnded } from '#src/domains/sales/orders/order-lock.rules.ts';
import { deductDeposits } from '#src/domains/sales/pricing/bill.rules.ts';
import { getOrderCharge } from '#src/domains/sales/pricing/charge.rules.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { isDemonstration } from '#src/platform/payment/gateway.server.ts';
import { Invoice, InvoiceId } from '../invoice.contract.ts';
import { orderInvoiceDocument } from '../invoice.document.server.ts';
import {
  alreadyBilled,
  companyIncomplete,
  dayAfter,
  depositsExceed,
  invoiceNotFound,
  nothingToBill,
  orderCancelled,
  PAYMENT_DAYS,
  paymentPending,
  serviceDateMissing,
} from '../invoice.rules.ts';
import { selectInvoice, selectStanding } from '../invoice.store.server.ts';
import { toInvoice } from '../invoice.views.ts';
import { missingLegalData } from '../invoice-company.document.server.ts';
import { announceInvoice } from '../invoice-event.internal.server.ts';
import { mailInvoice } from '../invoice-mail.internal.server.ts';
import { insertInvoice, nextNumber } from '../issue.store.server.ts';
import { findSettledCents, settleContract } from '../settlement.internal.server.ts';
import { selectPendingPayment } from '../settlement.store.server.ts';

/** Issues the numbered, permanently frozen invoice of an order, given the order's id. */
export const issueInvoice = command({
  allow: 'money',
  input: InvoiceId,
  output: Invoice,
  audit: ({ id }, { number, gross }) => ({
    action: 'invoice.create',
    class: 'money',
    subject: `order:${id}`,
    after: { title: number, gross },
  }),
  run: async ({ id }) => {
    await lockLedger();
    const order = await holdOrder({ id });
    if (order === null) throw orderNotFound();
    if (order.status === 'annulé') throw orderCancelled();
    if (order.status === 'terminé' && order.service_date === null) throw serviceDateMissing();
    const end = await findOrderEnd(order);
    if (end !== null) throw contractEnded(end);
    const { quote_id } = order;
    // The works of a contract are billed once, with or without an order.
    const key = quote_id === null ? { order_id: id } : { quote_id };
    const [standing] = await selectStanding('invoice', key);
    if (standing !== undefined) throw alreadyBilled(standing.number);
    const settings = await readSettings();
    const charge = getOrderCharge(order);
    if (charge.totals.gross_cents <= 0) throw nothingToBill();
    const missing = missingLegalData(settings, charge, order.customer_kind);
    if (missing.length > 0) throw companyIncomplete(missing);
    const pending = await selectPendingPayment(key, { isDemo: isDemonstration() });
    if (pending !== undefined) throw paymentPending(pending.amount_cents);
    const deposits = await selectStanding('deposit', key);
    const amounts = deductDeposits(charge.totals, deposits);
    if (amounts.gross_cents < 0) throw depositsExceed(0 - amounts.gross_cents);
    const received_cents = await findSettledCents(key, amounts.gross_cents);
    const { number, issuedOn } = await nextNumber('F');
    const dueOn = dayAfter(issuedOn, PAYMENT_DAYS);
    const document = orderInvoiceDocument(
      { order, charge, deposits, received_cents },
      { number, issuedOn, dueOn, settings },
    );
    const invoiceId = await insertInvoice({
      kind: 'invoice',
      order_id: id,
      quote_id,
      corrects_id: null,
      user_id: order.user_id,
      client_name: order.client_name,
      client_email: order.client_email,
      document,
      amounts,
      issued_on: issuedOn,
      due_on: dueOn,
    });
    await settleContract(key);
    await announceInvoice(invoiceId);
    await mailInvoice(invoiceId);
    const invoice = await selectInvoice(invoiceId);
    if (invoice === undefined) throw invoiceNotFound();
    return toInvoice(invoice);
  },
});
