import { Table, Text } from '@mantine/core';
import { getLineLabel } from '#src/kernel/document-parts.ts';
import { formatAmount, quantityText, rateText, unitPriceText } from '#src/kernel/money.ts';
import type { LineView } from '#src/kernel/priced-lines.ts';
import { withoutTax } from '#src/kernel/tax-words.ts';
import { fill } from '#src/kernel/text.ts';
import { PRICED_LINES_TEXTS as TEXTS } from './priced-lines-table.texts.ts';

/** On a phone the figures of a line appear below its label. */
function Line({ line, isUntaxed }: { line: LineView; isUntaxed: boolean }) {
  const quantity = `${quantityText(Math.round(line.quantity * 1000))} ${line.unit}`.trim();
  const price = unitPriceText(line.unit_price * 100);
  const rate = rateText(line.vat_rate);
  return (
    <Table.Tr>
      <Table.Td>
        {getLineLabel(line.label, line.quantity)}
        <Text size="xs" c="dimmed" hiddenFrom="sm">
          {fill(isUntaxed ? withoutTax(TEXTS.short) : TEXTS.short, { quantity, price, rate })}
        </Text>
      </Table.Td>
      {Object.entries(isUntaxed ? { quantity, price } : { quantity, price, rate }).map(([name, figure]) => (
        <Table.Td key={name} data-figures visibleFrom="sm">
          {figure}
        </Table.Td>
      ))}
      <Table.Td data-figures ta="right">
        {formatAmount(line.net, 'document')}
      </Table.Td>
    </Table.Tr>
  );
}

interface PricedLinesTableProps {
  label: string;
  lines: readonly LineView[];
  /** No tax is charged: the lines have no rate. */
  isUntaxed?: boolean;
}

/** Shows charged lines with quantity, unit price, rate and net total. */
export function PricedLinesTable({ label, lines, isUntaxed = false }: PricedLinesTableProps) {
  // Lines have no id: their position is the key.
  const say = isUntaxed ? withoutTax : (text: string): string => text;
  const placed = lines.map((line, place) => ({ line, key: `place-${place}` }));
  return (
    <Table aria-label={label} verticalSpacing={6} fz="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{TEXTS.label}</Table.Th>
          {[TEXTS.quantity, say(TEXTS.price), ...(isUntaxed ? [] : [TEXTS.rate])].map((heading) => (
            <Table.Th key={heading} scope="col" visibleFrom="sm">
              {heading}
            </Table.Th>
          ))}
          <Table.Th scope="col" ta="right">
            {say(TEXTS.net)}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {placed.map(({ line, key }) => (
          <Line key={key} line={line} isUntaxed={isUntaxed} />
        ))}
      </Table.Tbody>
    </Table>
  );
}
