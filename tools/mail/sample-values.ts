import type { sendAcknowledgement } from '#src/domains/contact/contact.mail.server.ts';
import type { InvoiceDetail } from '#src/domains/sales/invoices/invoice.contract.ts';
import type { PaymentRecord } from '#src/domains/sales/payments/payment-record.contract.ts';
import type { QuoteRecord } from '#src/domains/sales/quotes/quote-record.contract.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import type { Context } from '#src/platform/operation.server.ts';

// What the sample emails are about. Records have only the fields that an email shows.

export const TO = 'camille.martin@example.org';
export const AT = '2026-11-26T09:12:00.000Z';
export const TOKEN = 'kX3v9QmT2bLw7ZsY4cRdN8pHfJ5gVaE1kX3v9QmT2bL';
/** A word without a place to break, as people paste addresses. */
export const LONG_WORD = `https://www.exemple.example/${'tuiles-de-terre-cuite/'.repeat(6)}`;
export const PERSON = { name: 'Camille Martin', email: TO, email_verified: true };
export const MESSAGE = {
  id: 7,
  name: 'Camille Martin',
  email: TO,
  phone: '06 12 34 56 78',
  subject: 'Demande de devis – Zinguerie',
  message: `Bonjour,\n\nla gouttière côté nord déborde à chaque averse. Une photo : ${LONG_WORD}\n\nMerci, Camille`,
  created_at: AT,
};
export const DOCUMENT = {
  number: '2026-0042',
  totals: { net_cents: 400_000, vat_cents: 40_000, gross_cents: 440_000, deposit_cents: 132_000 },
} as unknown as PricedDocument;
export const QUOTE = {
  name: 'Camille Martin',
  email: TO,
  service_type: 'Zinguerie',
  valid_until: '2026-12-26',
} as QuoteRecord;
export const PAYMENT = {
  customer_email: TO,
  provider: 'stripe',
  payment_method: 'visa',
  last_four: '4242',
  amount_cents: 132_000,
  received_on: '',
  completed_at: AT,
  created_at: AT,
  quote_id: 42,
  transaction_id: 'pay_8f2c1d7e9b4a',
  service_title: 'Zinguerie',
  deposit_invoice_id: null,
} as unknown as PaymentRecord;
export const INVOICE = {
  id: 1,
  kind: 'deposit',
  number: 'F-2026-0012',
  client_name: 'Camille Martin',
  client_email: TO,
  gross: 1_320,
  due: 1_320,
  issued_on: '2026-11-26T12:00:00Z',
  due_on: '2026-12-10T12:00:00Z',
  is_demo: false,
  document: DOCUMENT,
} as unknown as InvoiceDetail;
export const PDF = new Uint8Array([37, 80, 68, 70]);
export const FACTS = {
  answer: '24 heures',
  reply: '48 heures',
  phone: '04 65 71 00 12',
  availability: '7 jours sur 7',
} as unknown as Parameters<typeof sendAcknowledgement>[3];
export const STAFF = {
  actor: { kind: 'user', userId: 1, name: 'Antoine Giraud' },
  requestId: 'sample',
  clientAddress: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
} as unknown as Context;
