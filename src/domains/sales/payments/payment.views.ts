import { href } from '#src/kernel/href.ts';
import { EXPIRY_YEARS } from '#src/kernel/payment-card.ts';
import { quoteNumber } from '#src/kernel/quote-number.ts';
import type { Receipt } from './payment.contract.ts';
import type { PaymentRecord } from './payment-record.contract.ts';

/** Payment requested by the payment page's URL. */
export interface AskedPayment {
  quoteId: number | undefined;
  invoiceId: number | undefined;
  serviceId: number | undefined;
  token: string | undefined;
  amount: string;
}

function getId(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

export const askedFrom = (search: URLSearchParams): AskedPayment => ({
  quoteId: getId(search.get('quoteId')),
  invoiceId: getId(search.get('invoiceId')),
  serviceId: getId(search.get('serviceId')),
  token: search.get('token') ?? undefined,
  amount: search.get('amount') ?? '',
});

/** Returns whether the server decides the amount. */
export const isBound = ({ quoteId, invoiceId, token }: AskedPayment): boolean =>
  quoteId !== undefined || invoiceId !== undefined || token !== undefined;

export const MONTHS = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));

/** Returns this year and ten more; `today` as `YYYY-MM-DD`. */
export const expiryYears = (today: string): string[] =>
  Array.from({ length: EXPIRY_YEARS + 1 }, (_, years) => String(Number(today.slice(0, 4)) + years));

/** Returns the URL after payment: the page reads all data from the server by its number, and pays again by the token. */
export const successAddress = (
  { transaction_id, amount, service_title, quote_id }: Receipt,
  token: string | undefined,
): string =>
  href('/payment-success', {
    transactionId: transaction_id,
    amount: amount.toFixed(2),
    service: service_title,
    quote: quote_id ?? undefined,
    token,
  });

/** An invoice is known here by its id alone, which is not its printed number. */
const boundTo = ({ quote_id, invoice_id }: PaymentRecord): string =>
  quote_id === null || invoice_id !== null ? '' : `Devis ${quoteNumber(quote_id)}`;

/** Returns the payment data sent to the gateway: none about the customer. */
export const getCharge = (payment: PaymentRecord, cardNumber?: string) => ({
  transactionId: payment.transaction_id,
  amountCents: payment.amount_cents,
  description: boundTo(payment) || payment.service_title,
  cardNumber,
});
