import { fill } from '#src/kernel/text.ts';
import type { Receipt } from './payment.contract.ts';
import { isRecorded, toMeans } from './payment.rules.ts';
import type { PaymentRecord } from './payment-record.contract.ts';
import { CARD_TEXTS, failureText, MEANS_NUMBER, MEANS_TEXTS, PAYMENT_STATUS_TEXTS } from './payment-status.texts.ts';

const isBrand = (method: string): method is 'visa' | 'mastercard' => method === 'visa' || method === 'mastercard';

/** Returns the means of payment for display: "carte Visa •••• 4242". */
export function cardText({ payment_method, last_four }: Pick<PaymentRecord, 'payment_method' | 'last_four'>): string {
  const brand = isBrand(payment_method) ? CARD_TEXTS[payment_method] : '';
  return [CARD_TEXTS.card, brand, last_four && `•••• ${last_four}`].filter(Boolean).join(' ');
}

/** Returns the means of any payment for display: "chèque n° 12345 (Banque du Rhône)". */
export function meansText(payment: PaymentRecord): string {
  const means = toMeans(payment);
  if (means === 'card') return isRecorded(payment) ? MEANS_TEXTS.card : cardText(payment);
  const number = payment.reference === '' ? '' : fill(MEANS_NUMBER, { number: payment.reference });
  return [MEANS_TEXTS[means], number, payment.bank && `(${payment.bank})`].filter(Boolean).join(' ');
}

/** Returns the payment data that the customer may see. */
export const toReceipt = (payment: PaymentRecord): Receipt => ({
  transaction_id: payment.transaction_id,
  status: payment.status,
  status_text: PAYMENT_STATUS_TEXTS[payment.status],
  failure: payment.status === 'failed' ? failureText(payment.failure) : '',
  asks_confirmation:
    payment.status === 'pending' && payment.provider === 'sandbox' && payment.provider_status === 'open',
  is_demo: payment.provider === 'sandbox',
  amount: payment.amount_cents / 100,
  refunded: payment.refunded_cents / 100,
  service_title: payment.service_title,
  quote_id: payment.quote_id,
  invoice_id: payment.invoice_id,
  customer_name: payment.customer_name,
  payment_method: payment.payment_method,
  last_four: payment.last_four,
  created_at: payment.created_at,
  completed_at: payment.completed_at,
});
