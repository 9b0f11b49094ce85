import { z } from 'zod';
import { SentLines } from '#src/domains/sales/pricing/sent-line.contract.ts';
import { Id, Text } from '#src/kernel/fields.ts';
import { QUOTE_STAGES } from './quote.contract.ts';

const NOTES_MAX = 5_000;

/** Amendment in the list of its contract. */
export const AmendmentView = z.object({
  id: z.int(),
  number: z.string(),
  /** Its place among the amendments of the contract, from 1. */
  place: z.int(),
  stage: z.enum(QUOTE_STAGES),
  /** What it adds to the contract, with tax; null while it has no lines. */
  gross: z.number().nullable(),
});
export type AmendmentView = z.infer<typeof AmendmentView>;

/** What the back office reads of a quote and its amendments. */
export const AmendmentParts = {
  /** Contract that this amendment changes, and its total without it; null for a quote. */
  amends: z.object({ id: z.int(), number: z.string(), place: z.int(), gross: z.number() }).nullable(),
  amendments: z.array(AmendmentView),
};

/** Input of a new amendment of the quote `id`. */
export const NewAmendment = z.object({
  id: Id,
  notes: Text(NOTES_MAX).default(''),
  lines: SentLines.default([]),
});
