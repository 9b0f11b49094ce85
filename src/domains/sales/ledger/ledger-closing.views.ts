import { formatDateTime, formatLongDate, formatMonth } from '#src/kernel/dates.ts';
import { toEuros } from '#src/kernel/priced-lines.ts';
import { fill } from '#src/kernel/text.ts';
import { MEANS } from './ledger.contract.ts';
import type { Closing, ClosingRecord } from './ledger-closing.contract.ts';
import { CLOSING_TEXTS as TEXTS } from './ledger-closing.texts.ts';

/** Returns a closing as the back office reads it. */
export const toClosing = ({
  id,
  kind,
  period,
  is_demo,
  first_seq,
  last_seq,
  entries,
  at,
  hash,
  ...cents
}: ClosingRecord): Closing => ({
  ...{ id, kind, period, is_demo: is_demo === 1, first_seq, last_seq, entries },
  received: {
    card: toEuros(cents.card_cents),
    transfer: toEuros(cents.transfer_cents),
    cheque: toEuros(cents.cheque_cents),
    cash: toEuros(cents.cash_cents),
    other: toEuros(cents.other_cents),
  },
  refunded: toEuros(cents.refunded_cents),
  corrected: toEuros(cents.corrected_cents),
  total: toEuros(cents.total_cents),
  perpetual: toEuros(cents.perpetual_cents),
  ...{ closed_at: at, hash },
});

/** Returns a period in words: "22 novembre 2026", "Novembre 2026", "2026". */
export function describePeriod({ kind, period }: Pick<Closing, 'kind' | 'period'>): string {
  if (kind === 'year') return period;
  if (kind === 'day') return formatLongDate(period);
  const month = formatMonth(`${period}-15`);
  return month.charAt(0).toUpperCase() + month.slice(1);
}

const amount = (euros: number): string => euros.toFixed(2).replace('.', ',');

/** Names the entries that a closing contains. */
export const describeEntries = ({ first_seq: first, last_seq: last, entries: count }: Closing): string =>
  fill(count === 1 ? TEXTS.oneEntry : TEXTS.entries, { first, last, count });

/** Returns the rows of the export, the heading first. */
export const exportLines = (closings: readonly Closing[]): string[][] => [
  [...TEXTS.csv],
  ...closings.map((closing) => [
    TEXTS.kinds[closing.kind],
    closing.period,
    closing.is_demo ? TEXTS.yes : TEXTS.no,
    ...[closing.first_seq, closing.last_seq, closing.entries].map(String),
    ...MEANS.map((means) => amount(closing.received[means])),
    ...[closing.refunded, closing.corrected, closing.total, closing.perpetual].map(amount),
    formatDateTime(closing.closed_at),
    closing.hash,
  ]),
];
