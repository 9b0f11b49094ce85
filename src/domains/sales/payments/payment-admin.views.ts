import { formatDateTime } from '#src/kernel/dates.ts';
import { isMismatch, isRefundable } from './payment.rules.ts';
import type { Payment } from './payment-admin.contract.ts';
import type { PaymentRecord } from './payment-record.contract.ts';
import { failureText, PAYMENT_STATUS_TEXTS } from './payment-status.texts.ts';

/** Returns a payment as the back office reads it. */
export const toPayment = (record: PaymentRecord): Payment => ({
  id: record.id,
  transaction_id: record.transaction_id,
  customer_name: record.customer_name,
  customer_email: record.customer_email,
  service_title: record.service_title,
  quote_id: record.quote_id,
  invoice_id: record.invoice_id,
  amount: record.amount_cents / 100,
  refunded: record.refunded_cents / 100,
  payment_method: record.payment_method,
  last_four: record.last_four,
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
