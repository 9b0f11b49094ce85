import { Table, Text } from '@mantine/core';
import { getLineLabel } from '#src/kernel/document-parts.ts';
import { formatAmount, quantityText, rateText, unitPriceText } from '#src/kernel/money.ts';
import type { LineView } from '#src/kernel/priced-lines.ts';
import { fill } from '#src/kernel/text.ts';
import type { Order } from '../order.contract.ts';
import { ORDER_ADMIN_TEXTS } from '../order-admin.texts.ts';

const { lines: TEXTS } = ORDER_ADMIN_TEXTS;
/** Two lines may have the same text, so their key includes the index. */
const namedLines = (lines: readonly LineView[]) =>
  lines.map((line, place) => ({ line, name: `${place} ${line.label}` }));

const money = (euros: number): string => formatAmount(euros, 'document');

/** On a phone the figures of a line appear below its label. */
function Line({ line }: { line: LineView }) {
  const quantity = `${quantityText(Math.round(line.quantity * 1000))} ${line.unit}`.trim();
  const price = unitPriceText(line.unit_price * 100);
  const rate = rateText(line.vat_rate);
  return (
    <Table.Tr>
      <Table.Td>
        {getLineLabel(line.label, line.quantity)}
        <Text size="xs" c="dimmed" hiddenFrom="sm">
          {fill(TEXTS.short, { quantity, price, rate })}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">{quantity}</Table.Td>
      <Table.Td visibleFrom="sm">{price}</Table.Td>
      <Table.Td visibleFrom="sm">{rate}</Table.Td>
      <Table.Td data-figures ta="right">
        {money(line.net)}
      </Table.Td>
    </Table.Tr>
  );
}

/** Shows the charged lines with their rates. */
export function OrderLines({ lines, quote_id }: Pick<Order, 'lines' | 'quote_id'>) {
  return (
    <Table aria-label={quote_id === null ? TEXTS.ownCaption : TEXTS.caption} verticalSpacing={6} fz="sm">
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
        {namedLines(lines).map(({ line, name }) => (
          <Line key={name} line={line} />
        ))}
      </Table.Tbody>
    </Table>
  );
}
