import { z } from 'zod';
import { Id, listQuery } from '#src/kernel/fields.ts';
import { getPage } from '#src/kernel/pagination.ts';
import { MEANS } from './ledger.contract.ts';

/** Civil periods in Paris that are closed once they have ended. */
export const CLOSING_KINDS = ['day', 'month', 'year'] as const;
export type ClosingKind = (typeof CLOSING_KINDS)[number];

/** Sums of one period as stored; amounts in cents, negative for money given back or never received. */
export interface ClosingSums {
  kind: ClosingKind;
  /** "2026-11-22", "2026-11" or "2026". */
  period: string;
  /** 1 for money of a demonstration, which is closed apart. */
  is_demo: number;
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
  /** Sum of all entries since the first one. */
  perpetual_cents: number;
  /** Hash of the last entry of the period. */
  ledger_hash: string;
}

/** Closing as stored: its sums, its place in the chain, and the hash that contains the one before. */
export interface ClosingRecord extends ClosingSums {
  id: number;
  seq: number;
  at: string;
  hash: string;
}

/** Closing as the back office reads it; amounts in euros. */
export const Closing = z.object({
  id: z.int(),
  kind: z.enum(CLOSING_KINDS),
  period: z.string(),
  is_demo: z.boolean(),
  first_seq: z.int(),
  last_seq: z.int(),
  entries: z.int(),
  received: z.record(z.enum(MEANS), z.number()),
  refunded: z.number(),
  corrected: z.number(),
  total: z.number(),
  perpetual: z.number(),
  closed_at: z.string(),
  hash: z.string(),
});
export type Closing = z.infer<typeof Closing>;
export const ClosingPage = getPage(Closing);
export const ClosingKey = z.object({ id: Id });

export const CLOSING_SORT_KEYS = ['closed', 'total'] as const;
export const ClosingQuery = z.object({
  ...listQuery([...CLOSING_SORT_KEYS]),
  kind: z.enum(CLOSING_KINDS).optional(),
});
export type ClosingQuery = z.infer<typeof ClosingQuery>;
export const ClosingExport = ClosingQuery.omit({ page: true, per_page: true });

/** Closings of each kind; `perpetual` in euros, of the money that counts now. */
export const ClosingStatistics = z.object({ day: z.int(), month: z.int(), year: z.int(), perpetual: z.number() });
export type ClosingStatistics = z.infer<typeof ClosingStatistics>;
