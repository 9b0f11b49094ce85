import { Table, Text } from '@mantine/core';
import { getLineLabel } from '#src/kernel/document-parts.ts';
import { unitPriceText } from '#src/kernel/money.ts';
import type { LineView } from '#src/kernel/priced-lines.ts';
import { fill } from '#src/kernel/text.ts';
import type { AdminQuote } from '../quote-admin.contract.ts';
import { AMENDMENT_SCREEN_TEXTS as AMENDMENTS } from '../quote-amendment-screen.texts.ts';
import { QUOTE_SCREEN_TEXTS, QUOTE_LINES_TEXTS as TEXTS } from '../quote-screen.texts.ts';
import { LinesTotals } from './lines-totals.tsx';
import { formatEuros, formatNumber } from './quote-words.ts';

/** On a phone the figures of a line appear below its label. */
function Line({ line }: { line: LineView }) {
  const quantity = `${formatNumber(line.quantity)} ${line.unit}`.trim();
  const price = unitPriceText(line.unit_price * 100);
  const rate = fill(TEXTS.percent, { rate: formatNumber(line.vat_rate) });
  return (
    <Table.Tr>
      <Table.Td>
        {getLineLabel(line.label, line.quantity)}
        <Text size="xs" c="dimmed" hiddenFrom="sm">
          {fill(TEXTS.short, { quantity, price, rate })}
        </Text>
      </Table.Td>
      <Table.Td data-figures visibleFrom="sm">
        {quantity}
      </Table.Td>
      <Table.Td data-figures visibleFrom="sm">
        {price}
      </Table.Td>
      <Table.Td data-figures visibleFrom="sm">
        {rate}
      </Table.Td>
      <Table.Td data-figures ta="right">
        {formatEuros(line.net)}
      </Table.Td>
    </Table.Tr>
  );
}

type Charged = Pick<AdminQuote, 'lines' | 'chargedLines' | 'totals' | 'vatNote' | 'amendments'>;

/** Renders the lines of the quote and their totals. */
export function LinesTable({ quote }: { quote: Charged }) {
  const { lines, chargedLines, totals, vatNote, amendments } = quote;
  if (totals === null) return <Text c="dimmed">{QUOTE_SCREEN_TEXTS.noPrice}</Text>;
  // Lines have no id: their position is the key.
  const placed = chargedLines.map((line, place) => ({ line, key: `place-${place}` }));
  return (
    <section>
      {(lines.length > 0 || chargedLines.length > 1) && (
        <Table aria-label={TEXTS.caption} verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{TEXTS.label}</Table.Th>
              <Table.Th scope="col" visibleFrom="sm">
                {TEXTS.quantity}
              </Table.Th>
              <Table.Th scope="col" visibleFrom="sm">
                {TEXTS.price}
              </Table.Th>
              <Table.Th scope="col" visibleFrom="sm">
                {TEXTS.rate}
              </Table.Th>
              <Table.Th scope="col" ta="right">
                {TEXTS.net}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {placed.map(({ line, key }) => (
              <Line key={key} line={line} />
            ))}
          </Table.Tbody>
        </Table>
      )}
      {amendments.some(({ stage }) => stage === 'accepted') && (
        <Text size="sm" c="dimmed">
          {AMENDMENTS.included}
        </Text>
      )}
      <LinesTotals totals={totals} />
      {vatNote && (
        <Text size="sm" c="dimmed">
          {vatNote}
        </Text>
      )}
    </section>
  );
}
