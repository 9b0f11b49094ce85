import type { Generated } from 'kysely';
import type { Instant, Json } from './column-types.server.ts';

/** Rows from quote to paid. Amounts are cents, days `YYYY-MM-DD`. */

export interface QuoteRow {
  id: Generated<number>;
  user_id: number | null;
  name: string;
  email: string;
  phone: string;
  service_type: string;
  description: string;
  /** Place of the works. */
  address: string;
  /** What the company tells the customer beside the prices. */
  admin_notes: Generated<string>;
  status: string;
  /** Open stage to which a decision that is taken back returns. */
  open_status: Generated<string>;
  urgency: string;
  /** Without tax; null until there is a price. */
  amount_cents: number | null;
  /** `PricedLine[]`; empty while the amount is typed freely. */
  lines: Generated<Json>;
  deadline: string | null;
  valid_until: string | null;
  sent_at: Instant | null;
  approved_at: Instant | null;
  /** Kept by the payments: what was received on this quote. */
  paid_cents: Generated<number>;
  search_text: string;
  created_at: Instant;
  updated_at: Instant;
}

/** Who accepted or refused which document, when, from where; kept ten years with the contract. */
export interface QuoteDecisionRow {
  id: Generated<number>;
  quote_id: number;
  decision: string;
  name: string;
  /** The words that were agreed to. */
  statement: string;
  /** By which way it came: the personal link, the account, the office. */
  channel: string;
  user_id: number | null;
  ip: string;
  user_agent: string;
  /** What was decided on, whole. */
  document: Json;
  document_hash: string;
  withdrawn_at: Instant | null;
  created_at: Instant;
}

/** A mailed link to one document in one state; only the token's hash is kept. */
export interface DocumentLinkRow {
  token_hash: string;
  kind: string;
  target_id: number;
  /** As it was sent, frozen. */
  document: Json;
  document_hash: string;
  /** Of what the document was made from; another one tells that the record has changed since. */
  content_hash: string;
  opened_at: Instant | null;
  expires_at: Instant;
  created_at: Instant;
}

export interface OrderRow {
  id: Generated<number>;
  /** One order a quote. */
  quote_id: number | null;
  user_id: number | null;
  client_name: string;
  client_email: string;
  client_phone: string;
  service: string;
  description: string;
  priority: string;
  status: string;
  budget_cents: number;
  /** `PricedLine[]` as the quote had them when it became an order. */
  lines: Json;
  /** Why the lines bear no tax; empty when they do. */
  vat_note: Generated<string>;
  deadline: string;
  address: string;
  estimated_duration: string;
  search_text: string;
  created_at: Instant;
  updated_at: Instant;
}

/** Numbers without gaps: incremented in the transaction that uses them. */
export interface CounterRow {
  name: string;
  value: number;
}

/** Issued; the database itself refuses to change or delete it. */
export interface InvoiceRow {
  id: Generated<number>;
  number: string;
  kind: string;
  order_id: number | null;
  quote_id: number | null;
  /** The invoice that this credit note takes back. */
  credits_id: number | null;
  user_id: number | null;
  client_name: string;
  client_email: string;
  document: Json;
  document_hash: string;
  net_cents: number;
  vat_cents: number;
  gross_cents: number;
  issued_on: string;
  due_on: string;
  search_text: string;
  created_at: Instant;
}

export interface InvoiceBalanceRow {
  invoice_id: number;
  paid_cents: number;
  updated_at: Instant;
}

export interface PaymentRow {
  id: Generated<number>;
  transaction_id: string;
  provider: string;
  /** The gateway's own name of it; null while it has not answered. */
  provider_ref: string | null;
  /** What the gateway says, whatever the office has chosen to show. */
  provider_status: string;
  quote_id: number | null;
  invoice_id: number | null;
  service_id: number | null;
  service_title: string;
  user_id: number | null;
  customer_name: string;
  customer_email: string;
  amount_cents: number;
  refunded_cents: number;
  /** visa, mastercard, or empty while unknown. */
  payment_method: string;
  last_four: string;
  status: string;
  failure: string;
  idempotency_key: string | null;
  request_hash: string;
  search_text: string;
  /** Deleted by the office: hidden, kept in the ledger. */
  voided_at: Instant | null;
  completed_at: Instant | null;
  created_at: Instant;
  updated_at: Instant;
}

export interface PaymentEventRow {
  provider: string;
  event_id: string;
  kind: string;
  received_at: Instant;
}
