import { Text } from '@mantine/core';
import { PricedLinesTable } from '#src/ui/admin/priced-lines-table.tsx';
import type { AdminQuote } from '../quote-admin.contract.ts';
import { AMENDMENT_SCREEN_TEXTS as AMENDMENTS } from '../quote-amendment-screen.texts.ts';
import { QUOTE_SCREEN_TEXTS, QUOTE_LINES_TEXTS as TEXTS } from '../quote-screen.texts.ts';
import { LinesTotals } from './lines-totals.tsx';

type Charged = Pick<AdminQuote, 'lines' | 'chargedLines' | 'totals' | 'vatNote' | 'amendments'>;

/** Renders the lines of the quote and their totals. */
export function LinesTable({ quote }: { quote: Charged }) {
  const { lines, chargedLines, totals, vatNote, amendments } = quote;
  const isUntaxed = vatNote !== '';
  if (totals === null) return <Text c="dimmed">{QUOTE_SCREEN_TEXTS.noPrice}</Text>;
  return (
    <section>
      {(lines.length > 0 || chargedLines.length > 1) && (
        <PricedLinesTable label={TEXTS.caption} lines={chargedLines} isUntaxed={isUntaxed} />
      )}
      {amendments.some(({ stage }) => stage === 'accepted') && (
        <Text size="sm" c="dimmed">
          {AMENDMENTS.included}
        </Text>
      )}
      <LinesTotals totals={totals} isUntaxed={isUntaxed} />
      {vatNote && (
        <Text size="sm" c="dimmed">
          {vatNote}
        </Text>
      )}
    </section>
  );
}
