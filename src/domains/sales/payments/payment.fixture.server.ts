import { randomBytes } from 'node:crypto';
import { insertPayment, updatePayment } from './payment.store.server.ts';
import type { PaymentRecord } from './payment-record.contract.ts';

const WAITING = {
  provider: 'sandbox',
  quote_id: null,
  invoice_id: null,
  service_id: null,
  service_title: 'Couverture',
  user_id: null,
  customer_name: 'Paule Rivoire',
  customer_email: '',
  amount_cents: 50_000,
} as const;

/** Stores a pending payment with the given changes, directly in the database. */
export async function aPayment(changes: Partial<PaymentRecord> = {}): Promise<PaymentRecord> {
  const own = Object.keys(WAITING).filter((name) => name in changes) as (keyof typeof WAITING)[];
  const payment = await insertPayment({
    ...WAITING,
    ...Object.fromEntries(own.map((name) => [name, changes[name]])),
    transaction_id: `TX-${randomBytes(16).toString('hex').toUpperCase()}`,
    idempotency_key: null,
    request_hash: '',
  });
  if (payment === undefined) throw new Error('The payment was not stored.');
  const completed_at = changes.status === 'completed' ? payment.created_at : null;
  return updatePayment({ ...payment, completed_at, ...changes, id: payment.id });
}

/** Form values as sent, with the first test card. */
export const TYPED = {
  cardNumber: '4242 4242 4242 4242',
  cardHolder: 'Paule Rivoire',
  expiryMonth: '12',
  expiryYear: '2030',
  cvv: '123',
} as const;

export const DECLINED = { ...TYPED, cardNumber: '4000000000000002' } as const;
export const ASKING = { ...TYPED, cardNumber: '4000002500003155' } as const;
