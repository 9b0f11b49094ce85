import { INVOICE_FILE } from '#src/domains/sales/invoices/invoice.contract.ts';
import { REFUND_NOTICE_FILE } from '#src/domains/sales/invoices/refund-notice.contract.ts';
import type { Means } from '#src/domains/sales/ledger/ledger.contract.ts';
import { formatDateTime, formatLongDate } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { euros, exactEuros } from '#src/kernel/money.ts';
import { quoteNumber } from '#src/kernel/quote-number.ts';
import { fill } from '#src/kernel/text.ts';
import { emailContent } from '#src/platform/mail/email-layout.server.ts';
import { sendMail } from '#src/platform/mail/mail.server.ts';
import { sendUnprovenMail } from '#src/platform/mail/unproven-mail.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import { isRecorded } from './payment.rules.ts';
import { RECEIPT_TEXTS as texts } from './payment-notification.texts.ts';
import type { PaymentRecord } from './payment-record.contract.ts';
import { CARD_TEXTS, MEANS_TEXTS } from './payment-status.texts.ts';
import { meansText } from './receipt.document.server.ts';

interface Company {
  name: string;
  phone: string;
  email: string;
}

const toCard = ({ payment_method, last_four }: PaymentRecord): string => {
  const brand = payment_method === 'visa' || payment_method === 'mastercard' ? CARD_TEXTS[payment_method] : '';
  return last_four === '' ? '' : fill(texts.card, { brand: brand || texts.anyCard, lastFour: last_four });
};

const getDate = ({ received_on, completed_at, created_at }: PaymentRecord): string =>
  received_on === '' ? formatDateTime(completed_at ?? created_at) : formatLongDate(`${received_on}T12:00:00Z`);

type Mail = Parameters<typeof sendMail>[0];

/** Sends an email about a payment to its customer, who can reply to the company. */
async function mailCustomer(
  { provider, customer_email: to }: PaymentRecord,
  company: Company,
  parts: Omit<Mail, 'to' | 'replyTo' | 'automatic'>,
): Promise<void> {
  const mail = { to, ...(company.email !== '' && { replyTo: company.email }), automatic: true, ...parts };
  // The demonstration takes no money, so anybody could send emails to any address.
  await (provider === 'sandbox' ? sendUnprovenMail('receipt', mail) : sendMail(mail));
}

/** Sends the customer's receipt. It repeats none of the customer's input: the address is not verified. */
export async function sendReceipt(payment: PaymentRecord, company: Company): Promise<void> {
  const amount = euros(payment.amount_cents);
  const deposit = payment.deposit_invoice_id;
  const facts = [
    fill(texts.number, { number: payment.transaction_id }),
    fill(texts.date, { date: getDate(payment) }),
    payment.quote_id === null ? '' : fill(texts.quote, { number: quoteNumber(payment.quote_id) }),
    payment.service_title === '' ? '' : fill(texts.service, { service: payment.service_title }),
    isRecorded(payment) ? fill(texts.means, { means: meansText(payment) }) : toCard(payment),
  ];
  const parts = emailContent({
    title: fill(texts.title, { amount }),
    paragraphs: [
      texts.hello,
      fill(texts.thanks, { amount }),
      facts.filter(Boolean).join('\n'),
      ...(deposit === null ? [] : [texts.attached]),
      ...(payment.provider === 'sandbox' ? [texts.demo] : []),
    ],
    action: { label: texts.open, url: publicLink(href('/payment-success', { transactionId: payment.transaction_id })) },
    footer: `${company.name} – ${company.phone}`,
  });
  await mailCustomer(payment, company, {
    subject: fill(texts.subject, { company: company.name, amount }),
    ...(deposit !== null && { files: [{ source: INVOICE_FILE, id: deposit }] }),
    ...parts,
  });
}

interface Refund {
  cents: number;
  means: Means;
  notice: { id: number; number: string };
  company: Company;
}

/** Tells the customer about money that was given back, in the transaction that books it. */
export async function sendRefundNotice(
  payment: PaymentRecord,
  { cents, means, notice, company }: Refund,
): Promise<void> {
  const amount = exactEuros(cents);
  const { refund } = texts;
  const { quote_id, provider } = payment;
  await mailCustomer(payment, company, {
    subject: fill(refund.subject, { company: company.name, amount }),
    files: [{ source: REFUND_NOTICE_FILE, id: notice.id }],
    ...emailContent({
      title: fill(refund.title, { amount }),
      paragraphs: [
        texts.hello,
        fill(refund.text, { amount, means: MEANS_TEXTS[means] }),
        ...(quote_id === null ? [] : [fill(refund.quote, { number: quoteNumber(quote_id) })]),
        fill(refund.attached, { number: notice.number }),
        refund.wait,
        ...(provider === 'sandbox' ? [texts.demo] : []),
      ],
      ...(quote_id !== null && {
        action: { label: refund.open, url: publicLink(href('/contrat', { quoteId: quote_id })) },
      }),
      footer: `${company.name} – ${company.phone}`,
    }),
  });
}

/** Tells the customer that money which a notice announced was not given back. */
export async function sendCancelledRefund(payment: PaymentRecord, cents: number, company: Company): Promise<void> {
  const amount = exactEuros(cents);
  const { refund } = texts;
  const { quote_id, provider } = payment;
  await mailCustomer(payment, company, {
    subject: fill(refund.cancelledSubject, { company: company.name, amount }),
    ...emailContent({
      title: refund.cancelledTitle,
      paragraphs: [
        texts.hello,
        fill(refund.cancelled, { amount }),
        ...(quote_id === null ? [] : [fill(refund.quote, { number: quoteNumber(quote_id) })]),
        ...(provider === 'sandbox' ? [texts.demo] : []),
      ],
      footer: `${company.name} – ${company.phone}`,
    }),
  });
}
