import type { Invoice } from '#src/domains/sales/invoices/invoice.contract.ts';
import type { LedgerEntry } from '#src/domains/sales/ledger/ledger.contract.ts';
import type { AdminQuote } from '#src/domains/sales/quotes/quote-admin.contract.ts';
import { formatDateTime } from '#src/kernel/dates.ts';
import { toEuros } from '#src/kernel/priced-lines.ts';
import { quoteNumber } from '#src/kernel/quote-number.ts';
import { isMismatch, isRefundable } from './payment.rules.ts';
import type { Payment } from './payment-admin.contract.ts';
import type { PaymentRecord } from './payment-record.contract.ts';
import { failureText, LEDGER_KIND_TEXTS, PAYMENT_STATUS_TEXTS } from './payment-status.texts.ts';
import type { PaymentEntry, ReceiptTarget } from './record-receipt.contract.ts';

/** Returns a payment as the back office reads it. */
export const toPayment = (record: PaymentRecord, invoiceNumber: string): Payment => ({
  id: record.id,
  transaction_id: record.transaction_id,
  customer_name: record.customer_name,
  customer_email: record.customer_email,
  service_title: record.service_title,
  quote_id: record.quote_id,
  order_id: record.order_id,
  invoice_id: record.invoice_id,
  invoice_number: invoiceNumber,
  amount: record.amount_cents / 100,
  refunded: record.refunded_cents / 100,
  payment_method: record.payment_method,
  last_four: record.last_four,
  reference: record.reference,
  bank: record.bank,
  received_on: record.received_on,
  status: record.status,
  status_text: PAYMENT_STATUS_TEXTS[record.status],
  failure: record.failure === '' ? '' : failureText(record.failure),
  provider: record.provider,
  provider_status: record.provider_status,
  is_mismatch: isMismatch(record),
  is_refundable: isRefundable(record),
  completed_at: record.completed_at,
  created_at: record.created_at,
  updated_at: record.updated_at,
});

const amount = (euros: number): string => euros.toFixed(2).replace('.', ',');

/** Returns the rows of the export, the heading first. */
export const exportLines = (payments: readonly Payment[], columns: readonly string[]): string[][] => [
  [...columns],
  ...payments.map((payment) => [
    payment.transaction_id,
    formatDateTime(payment.created_at),
    payment.customer_name,
    payment.customer_email,
    payment.service_title,
    payment.quote_id === null ? '' : String(payment.quote_id),
    amount(payment.amount),
    amount(payment.refunded),
    payment.payment_method,
    payment.last_four,
    payment.status_text,
    payment.provider,
    payment.provider_status,
  ]),
];

/** Returns the refund to propose: the surplus, which has no credit note, else all that the payment counts for. */
export const proposeRefund = ({ left, surplus }: { left: number; surplus: number }) =>
  surplus > 0 ? { amount: Math.min(left, surplus), credits: false } : { amount: left, credits: true };

/** Returns an entry of the ledger as the back office reads it. */
export const toPaymentEntry = ({ id, at, received_on, kind, amount_cents, reason }: LedgerEntry): PaymentEntry => ({
  id,
  at,
  received_on,
  kind,
  kind_text: LEDGER_KIND_TEXTS[kind],
  amount: toEuros(amount_cents),
  reason,
});

type Settled = Pick<ReceiptTarget, 'quote_id' | 'order_id' | 'invoice_id' | 'number'>;

/** Returns a document that money can settle, as the back office offers it. */
export const toReceiptTarget = ({
  quote_id,
  order_id,
  invoice_id,
  number,
  customer_name,
  service_title,
  due_cents,
}: Settled & { customer_name: string; service_title: string; due_cents: number }): ReceiptTarget => ({
  quote_id,
  order_id,
  invoice_id,
  number,
  client_name: customer_name,
  subject: service_title,
  due: toEuros(due_cents),
});

export const fromInvoice = ({ id, number, client_name, due }: Invoice): ReceiptTarget => ({
  quote_id: null,
  order_id: null,
  invoice_id: id,
  number,
  client_name,
  subject: '',
  due,
});

export const fromQuote = ({ id, clientName, service, due }: AdminQuote): ReceiptTarget => ({
  quote_id: id,
  order_id: null,
  invoice_id: null,
  number: quoteNumber(id),
  client_name: clientName,
  subject: service,
  due,
});
