import { z } from 'zod';

/** Means by which money is received. */
export const MEANS = ['card', 'transfer', 'cheque', 'cash', 'other'] as const;
export type Means = (typeof MEANS)[number];

/** Money received, given back, entered by mistake and cancelled, or whose payment the office changed or deleted. */
export const LEDGER_KINDS = ['receipt', 'refund', 'reversal', 'correction'] as const;

/** Entry of the ledger; amount in cents, negative for money given back or never received. */
export const LedgerEntry = z.object({
  id: z.int(),
  seq: z.int(),
  at: z.string(),
  received_on: z.string(),
  kind: z.enum(LEDGER_KINDS),
  means: z.enum(MEANS),
  amount_cents: z.int(),
  payment_id: z.int().nullable(),
  quote_id: z.int().nullable(),
  order_id: z.int().nullable(),
  invoice_id: z.int().nullable(),
  reverses_id: z.int().nullable(),
  reference: z.string(),
  bank: z.string(),
  reason: z.string(),
  actor_id: z.int().nullable(),
  /** 1 for money of a demonstration, which counts only there. */
  is_demo: z.int(),
  hash: z.string(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** Values of an entry that the caller supplies. */
export type NewLedgerEntry = Omit<LedgerEntry, 'id' | 'seq' | 'at' | 'hash'>;

/** Contract of an entry: its quote, or its order where there is no quote; null for a free payment. */
export type ContractKey = { quote_id: number } | { order_id: number };
