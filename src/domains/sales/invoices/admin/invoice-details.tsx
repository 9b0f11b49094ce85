import { Alert, Anchor, Button, Group, Stack, Table, Text } from '@mantine/core';
import { IconCash, IconDownload, IconReceiptRefund, IconScale, IconSend } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { describeVoided, getInvoiceNumber } from '#src/domains/sales/orders/order-invoice.views.ts';
import { formatLongDate } from '#src/kernel/dates.ts';
import { getLineLabel, getTotalRows } from '#src/kernel/document-parts.ts';
import { href } from '#src/kernel/href.ts';
import { exactEuros, formatAmount, quantityText, rateText, unitPriceText } from '#src/kernel/money.ts';
import { lineNetCents } from '#src/kernel/priced-lines.ts';
import { quoteNumber } from '#src/kernel/quote-number.ts';
import { fill } from '#src/kernel/text.ts';
import { DemoBadge } from '#src/ui/admin/demo-badge.tsx';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import type { Invoice, InvoiceDetail } from '../invoice.contract.ts';
import { INVOICE_TEXTS } from '../invoice.texts.ts';
import { INVOICE_ADMIN_TEXTS } from '../invoice-admin.texts.ts';
import { canBeCredited, creditAfterQuestion, getReceiptHref, savePdf, sendAfterQuestion } from './invoice-acts.tsx';
import { PartialCredit } from './partial-credit.tsx';

const { details: TEXTS, short: SHORT } = INVOICE_ADMIN_TEXTS;

/** Shows the state of an invoice. */
export const StateBadge = ({ state }: Pick<Invoice, 'state'>) => (
  <StatusBadge status={state}>{INVOICE_TEXTS.states[state]}</StatusBadge>
);

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Text size="sm" component="div">
      {label} : <b>{children}</b>
    </Text>
  );
}

function Facts({ invoice }: { invoice: InvoiceDetail }) {
  const { order_id, quote_id, credits, credited_by } = invoice;
  return (
    <Stack gap={2}>
      <Group justify="space-between">
        <Text fw={600}>{invoice.document.subject}</Text>
        <Group gap="xs">
          {invoice.is_demo && <DemoBadge />}
          <StateBadge state={invoice.state} />
        </Group>
      </Group>
      <Fact label={TEXTS.client}>
        {invoice.client_name}
        {invoice.client_email && `, ${invoice.client_email}`}
      </Fact>
      <Fact label={TEXTS.issued}>{formatLongDate(invoice.issued_on)}</Fact>
      {invoice.due > 0 && <Fact label={TEXTS.due}>{formatLongDate(invoice.due_on)}</Fact>}
      {order_id !== null && (
        <Fact label={TEXTS.order}>
          <Anchor component={Link} to={href('/admin/orders', { view: order_id })}>
            {fill(TEXTS.number, { number: getInvoiceNumber(order_id) })}
          </Anchor>
        </Fact>
      )}
      {quote_id !== null && (
        <Fact label={TEXTS.quote}>
          <Anchor component={Link} to={href('/admin/quotes', { view: quote_id })}>
            {quoteNumber(quote_id)}
          </Anchor>
        </Fact>
      )}
      {credits && <Fact label={TEXTS.credits}>{credits.number}</Fact>}
      {credited_by && <Fact label={TEXTS.creditedBy}>{credited_by.number}</Fact>}
    </Stack>
  );
}

function Lines({ document }: Pick<InvoiceDetail, 'document'>) {
  // Two lines may have the same text, so the key includes the index.
  const named = document.lines.map((line, place) => ({ line, name: `${place} ${line.label}` }));
  return (
    <Table aria-label={TEXTS.lines} verticalSpacing={6} fz="sm">
      <Table.Tbody>
        {named.map(({ line, name }) => (
          <Table.Tr key={name}>
            <Table.Td>
              {getLineLabel(line.label, line.quantity_milli)}
              <Text size="xs" c="dimmed">
                {quantityText(line.quantity_milli)} {line.unit} × {unitPriceText(line.unit_price_cents)}
                {!document.is_untaxed && `, ${rateText(line.vat_rate)}`}
              </Text>
            </Table.Td>
            <Table.Td ta="right">{exactEuros(lineNetCents(line))}</Table.Td>
          </Table.Tr>
        ))}
        {getTotalRows(document).map(({ label, cents }) => (
          <Table.Tr key={label}>
            <Table.Th scope="row" fw={500}>
              {label}
            </Table.Th>
            <Table.Td ta="right" fw={600}>
              {exactEuros(cents)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** Shows one issued document as frozen, with the payments received on it. */
export function InvoiceDetails({ record: invoice, list }: { record: InvoiceDetail; list: ResourceActs }) {
  const { isBusy: disabled } = list;
  const receipt = getReceiptHref(invoice);
  return (
    <Stack gap="md">
      <Facts invoice={invoice} />
      {describeVoided(invoice.voided).map((words) => (
        <Alert key={words} color="orange">
          {words}
        </Alert>
      ))}
      <Lines document={invoice.document} />
      {invoice.paid > 0 && <Fact label={TEXTS.paid}>{formatAmount(invoice.paid, 'document')}</Fact>}
      <Group justify="flex-end" gap="xs">
        {canBeCredited(invoice) && (
          <Button
            variant="light"
            color="red"
            disabled={disabled}
            leftSection={<IconReceiptRefund size={18} aria-hidden />}
            onClick={() => creditAfterQuestion(invoice, list)}
          >
            {SHORT.credit}
          </Button>
        )}
        {canBeCredited(invoice) && <PartialCredit invoice={invoice} list={list} />}
        <Button
          component={Link}
          to={href('/admin/payments/account', { invoiceId: invoice.id })}
          variant="default"
          leftSection={<IconScale size={18} aria-hidden />}
        >
          {SHORT.account}
        </Button>
        {receipt && (
          <Button component={Link} to={receipt} variant="light" leftSection={<IconCash size={18} aria-hidden />}>
            {SHORT.receive}
          </Button>
        )}
        <Button
          variant="default"
          disabled={disabled}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => void savePdf(invoice, list)}
        >
          {SHORT.pdf}
        </Button>
        {invoice.client_email !== '' && (
          <Button
            disabled={disabled}
            leftSection={<IconSend size={18} aria-hidden />}
            onClick={() => sendAfterQuestion(invoice, list)}
          >
            {SHORT.send}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
