import type { Generated } from 'kysely';
import type { Bit, Instant, Json } from './column-types.server.ts';

/** Money received or given back; the database itself refuses to change or delete an entry. */
export interface LedgerEntryRow {
  id: Generated<number>;
  /** Position in the chain, from 1 without a gap. */
  seq: number;
  at: Instant;
  /** Civil day of the receipt. */
  received_on: string;
  kind: string;
  means: string;
  /** Positive for money received, negative for money given back or never received. */
  amount_cents: number;
  payment_id: number | null;
  /** Contract: its quote, or its order where there is no quote. */
  quote_id: number | null;
  order_id: number | null;
  invoice_id: number | null;
  /** Entry that this one cancels. */
  reverses_id: number | null;
  reference: string;
  bank: string;
  reason: string;
  actor_id: number | null;
  is_demo: Bit;
  /** Hash of all values and of the entry before. */
  hash: string;
}

/** Last entry of the ledger; one row. */
export interface LedgerHeadRow {
  id: number;
  seq: number;
  hash: string;
  /** Number of closings, and the hash of the last one. */
  closings: Generated<number>;
  closing_hash: Generated<string>;
  /** 1 once the owner has left the demo: lists and figures leave its closings out. */
  is_demo_left: Generated<Bit>;
}

/** Sums of one civil period; the database itself refuses to change or delete a closing. */
export interface LedgerClosingRow {
  id: Generated<number>;
  /** Position in the chain, from 1 without a gap. */
  seq: number;
  at: Instant;
  kind: string;
  period: string;
  is_demo: Bit;
  first_seq: number;
  last_seq: number;
  entries: number;
  card_cents: number;
  transfer_cents: number;
  cheque_cents: number;
  cash_cents: number;
  other_cents: number;
  refunded_cents: number;
  corrected_cents: number;
  total_cents: number;
  perpetual_cents: number;
  ledger_hash: string;
  /** Hash of all values and of the closing before. */
  hash: string;
}

/** Notice of money that was given back; the database itself refuses to change or delete it. */
export interface RefundNoticeRow {
  id: Generated<number>;
  number: string;
  payment_id: number;
  /** Frozen JSON. */
  document: Json;
  document_hash: string;
  is_demo: Bit;
  created_at: Instant;
}
