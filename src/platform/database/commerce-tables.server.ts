import type { Generated } from 'kysely';
import type { Bit, Instant, Json } from './column-types.server.ts';

/** Rows from quote to payment. Amounts are in cents, days are `YYYY-MM-DD`. */

export interface QuoteRow {
  id: Generated<number>;
  user_id: number | null;
  name: string;
  email: string;
  phone: string;
  service_type: string;
  description: string;
  /** Address of the works. */
  address: string;
  /** Note from the company to the customer beside the prices. */
  admin_notes: Generated<string>;
  status: string;
  /** Open stage that the quote returns to when a decision is withdrawn. */
  open_status: Generated<string>;
  urgency: string;
  /** Amount without tax; null until there is a price. */
  amount_cents: number | null;
  /** `PricedLine[]`; empty while a single amount is used. */
  lines: Generated<Json>;
  deadline: string | null;
  valid_until: string | null;
  sent_at: Instant | null;
  approved_at: Instant | null;
  /** VAT regime on the day of that approval. */
  agreed_regime: Generated<string | null>;
  /** Percentage of the deposit on that day. */
  agreed_deposit_percent: Generated<number | null>;
  /** Amount received on this quote; updated by the payments. */
  paid_cents: Generated<number>;
  /** Received from demonstration payments. */
  demo_paid_cents: Generated<number>;
  /** How the contract is concluded, and with whom. */
  contract_mode: Generated<string>;
  customer_kind: Generated<string>;
  /** When the works are done, in words. */
  execution_period: Generated<string>;
  /** Waste of these works; empty for the text of the settings. */
  waste_quantity: Generated<string>;
  waste_collection: Generated<string>;
  waste_cost: Generated<string>;
  /** Accepted quote that this one amends, and its place among the amendments of it; null for an ordinary quote. */
  amends_id: number | null;
  amendment: number | null;
  /** Counts the changes of the amended contract: an amendment sent before one no longer applies. */
  contract_version: Generated<number>;
  search_text: string;
  created_at: Instant;
  updated_at: Instant;
}

/** Acceptance or refusal of a document, with person, time and address; kept ten years with the contract. */
export interface QuoteDecisionRow {
  id: Generated<number>;
  quote_id: number;
  decision: string;
  name: string;
  /** Text that the customer agreed to. */
  statement: string;
  /** Channel of the decision: the personal link, the account, the office. */
  channel: string;
  user_id: number | null;
  ip: string;
  user_agent: string;
  /** Complete document that was decided on. */
  document: Json;
  document_hash: string;
  withdrawn_at: Instant | null;
  /** Civil day on which the office learned of a written withdrawal; null for one made here. */
  informed_on: Generated<string | null>;
  /** Account of the office that recorded the customer's agreement; null when the customer answered. */
  recorded_by: Generated<number | null>;
  /** Civil day of an agreement that the office recorded, how it was given, and a remark. */
  accepted_on: Generated<string | null>;
  means: Generated<string | null>;
  note: Generated<string | null>;
  /** Cancellation of an acceptance by the office. */
  cancelled_at: Generated<Instant | null>;
  cancelled_by: Generated<number | null>;
  cancel_reason: Generated<string | null>;
  /** Words of the customer's request to begin before the withdrawal period ends; null without one. */
  early_start: Generated<string | null>;
  created_at: Instant;
}

/** File that proves an agreement which the office recorded. */
export interface AcceptanceScanRow {
  id: Generated<number>;
  decision_id: number;
  /** Name in the storage. */
  file_name: string;
  content_type: string;
  bytes: number;
  /** SHA-256 of the bytes, base64url. */
  hash: string;
  added_by: number | null;
  created_at: Instant;
}

/** Mailed link to one document in one version; only the token's hash is stored. */
export interface DocumentLinkRow {
  token_hash: string;
  kind: string;
  target_id: number;
  /** Document as sent, frozen. */
  document: Json;
  document_hash: string;
  /** Hash of the document's source data; a different hash means that the record has changed since. */
  content_hash: string;
  opened_at: Instant | null;
  expires_at: Instant;
  created_at: Instant;
}

export interface OrderRow {
  id: Generated<number>;
  /** At most one order per quote. */
  quote_id: number | null;
  user_id: number | null;
  client_name: string;
  client_email: string;
  client_phone: string;
  /** `consumer` or `professional`: that of the quote, or chosen for a direct order. */
  customer_kind: Generated<string>;
  service: string;
  description: string;
  priority: string;
  status: string;
  budget_cents: number;
  /** `PricedLine[]` that the order charges: those of its quote, or the one line of a direct order. */
  lines: Json;
  /** Reason why the lines have no tax; empty when they have. */
  vat_note: Generated<string>;
  /** Day on which the works were completed; null until they are. */
  service_date: Generated<string | null>;
  deadline: string;
  address: string;
  estimated_duration: string;
  search_text: string;
  created_at: Instant;
  updated_at: Instant;
}

/** Consecutive numbers: incremented in the transaction that uses them. */
export interface CounterRow {
  name: string;
  value: number;
}

/** Issued invoice; the database itself refuses to change or delete it. */
export interface InvoiceRow {
  id: Generated<number>;
  number: string;
  kind: string;
  order_id: number | null;
  quote_id: number | null;
  /** Invoice that an older credit note cancels, and the one that a newer credit note corrects. */
  credits_id: number | null;
  corrects_id: number | null;
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
  /** Issued in the demonstration: has no value, and counts only there. */
  is_demo: Generated<Bit>;
  search_text: string;
  created_at: Instant;
}

/** View: what the credit notes take from each invoice, as negative amounts. */
export interface InvoiceCreditRow {
  invoice_id: number;
  last_id: number;
  net_cents: number;
  vat_cents: number;
  gross_cents: number;
}

export interface InvoiceBalanceRow {
  invoice_id: number;
  paid_cents: number;
  /** Received from demonstration payments. */
  demo_paid_cents: Generated<number>;
  updated_at: Instant;
}

export interface PaymentRow {
  id: Generated<number>;
  transaction_id: string;
  provider: string;
  /** Id of the payment at the gateway; null until the gateway has answered. */
  provider_ref: string | null;
  /** Status from the gateway, independent of the status that the office shows. */
  provider_status: string;
  quote_id: number | null;
  /** Order without a quote that is its own contract. */
  order_id: Generated<number | null>;
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
  /** Number of the cheque or transfer; empty for a card. */
  reference: Generated<string>;
  /** Bank of a cheque. */
  bank: Generated<string>;
  /** Civil day on which the office received it; empty for a card, which `completed_at` dates. */
  received_on: Generated<string>;
  /** Deposit invoice that was issued for this payment. */
  deposit_invoice_id: Generated<number | null>;
  /** Refund asked of the gateway and not booked yet, as JSON. */
  refund_request: Generated<string | null>;
  search_text: string;
  /** Time of deletion by the office: hidden, but kept in the ledger. */
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
