import { findInvoice } from '#src/domains/sales/invoices/invoice.internal.server.ts';
import { issueRefundNotice } from '#src/domains/sales/invoices/refund-notice.internal.server.ts';
import type { Means } from '#src/domains/sales/ledger/ledger.contract.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { quoteNumber } from '#src/kernel/quote-number.ts';
import { fill } from '#src/kernel/text.ts';
import { now } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { sendCancelledRefund, sendReceipt, sendRefundNotice } from './payment.mail.server.ts';
import { toMeans } from './payment.rules.ts';
import { RECEIPT_TEXTS } from './payment-notification.texts.ts';
import type { PaymentRecord } from './payment-record.contract.ts';
import { MEANS_TEXTS } from './payment-status.texts.ts';

/** How and when the office gave money back. */
export interface GivenBack {
  means: Means;
  reference: string;
  received_on: string;
}

async function readCompany() {
  const { general } = await readSettings();
  return { name: general.site_name, phone: general.contact_phone, email: general.contact_email };
}

/** Issues the notice of money that was given back and queues the email with it, if the customer gave an address. */
export const writeRefund = (payment: PaymentRecord, cents: number, refund: GivenBack | undefined): Promise<void> =>
  transaction(async () => {
    const { id, quote_id, invoice_id, customer_name, customer_email } = payment;
    if (customer_email === '') return;
    const means = refund?.means ?? toMeans(payment);
    const invoice = invoice_id === null ? null : await findInvoice({ id: invoice_id });
    const quote = quote_id === null ? '' : fill(RECEIPT_TEXTS.refund.quote, { number: quoteNumber(quote_id) });
    const notice = await issueRefundNotice({
      payment_id: id,
      refunded_on: refund?.received_on ?? parisDay(now()),
      amount_cents: cents,
      means: MEANS_TEXTS[means],
      payment: payment.transaction_id,
      subject: invoice === null ? quote : fill(RECEIPT_TEXTS.refund.invoice, { number: invoice.number }),
      client_name: customer_name,
      client_email: customer_email,
    });
    await sendRefundNotice(payment, {
      cents,
      means,
      notice,
      company: await readCompany(),
    });
  });

/** Tells the customer, in the transaction that books it, that a refund which was announced did not take place. */
export const writeCancelledRefund = (payment: PaymentRecord, cents: number): Promise<void> =>
  transaction(async () => {
    if (payment.customer_email === '') return;
    await sendCancelledRefund(payment, cents, await readCompany());
  });

/** Queues the receipt email in the transaction that books the payment, if the customer gave an address. */
export const writeReceipt = (payment: PaymentRecord): Promise<void> =>
  transaction(async () => {
    if (payment.customer_email === '') return;
    await sendReceipt(payment, await readCompany());
  });
