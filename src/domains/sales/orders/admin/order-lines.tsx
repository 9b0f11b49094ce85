import { Table } from '@mantine/core';
import { getLineLabel } from '#src/kernel/document-parts.ts';
import { formatAmount, quantityText, rateText, unitPriceText } from '#src/kernel/money.ts';
import type { LineView } from '#src/kernel/priced-lines.ts';
import type { Order } from '../order.contract.ts';
import { ORDER_ADMIN_TEXTS } from '../order-admin.texts.ts';

const { lines: TEXTS } = ORDER_ADMIN_TEXTS;
/** Two lines may have the same text, so their key includes the index. */
const namedLines = (lines: readonly LineView[]) =>
  lines.map((line, place) => ({ line, name: `${place} ${line.label}` }));

const money = (euros: number): string => formatAmount(euros, 'document');

/** Shows the charged lines with their rates. */
export function OrderLines({ lines, quote_id }: Pick<Order, 'lines' | 'quote_id'>) {
  return (
    <Table.ScrollContainer minWidth={420}>
      <Table aria-label={quote_id === null ? TEXTS.ownCaption : TEXTS.caption} verticalSpacing={6} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{TEXTS.label}</Table.Th>
            <Table.Th scope="col">{TEXTS.quantity}</Table.Th>
            <Table.Th scope="col">{TEXTS.price}</Table.Th>
            <Table.Th scope="col">{TEXTS.rate}</Table.Th>
            <Table.Th scope="col">{TEXTS.net}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {namedLines(lines).map(({ line, name }) => (
            <Table.Tr key={name}>
              <Table.Td>{getLineLabel(line.label, line.quantity)}</Table.Td>
              <Table.Td>
                {quantityText(Math.round(line.quantity * 1000))} {line.unit}
              </Table.Td>
              <Table.Td>{unitPriceText(line.unit_price * 100)}</Table.Td>
              <Table.Td>{rateText(line.vat_rate)}</Table.Td>
              <Table.Td>{money(line.net)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
