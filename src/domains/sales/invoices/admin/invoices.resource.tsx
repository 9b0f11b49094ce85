import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { getInvoiceNumber } from '#src/domains/sales/orders/order-invoice.views.ts';
import { formatLongDate } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { formatAmount } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { CardFoot } from '#src/ui/admin/card-foot.tsx';
import { DemoBadge } from '#src/ui/admin/demo-badge.tsx';
import { listAddress } from '#src/ui/admin/list-address.ts';
import { defineResource, toChoices } from '#src/ui/admin/resource/define-resource.tsx';
import { fetchInvoice, fetchInvoices, fetchStatistics } from '../invoice.client.ts';
import { INVOICE_KINDS, INVOICE_SORT_KEYS, INVOICE_STATES, type Invoice } from '../invoice.contract.ts';
import { INVOICE_TEXTS } from '../invoice.texts.ts';
import { INVOICE_ADMIN_TEXTS as TEXTS } from '../invoice-admin.texts.ts';
import { InvoiceActs } from './invoice-acts.tsx';
import { InvoiceDetails, StateBadge } from './invoice-details.tsx';

const address = listAddress({
  sortKeys: INVOICE_SORT_KEYS,
  sort: { by: 'created_at', order: 'desc' },
  filters: { state: INVOICE_STATES, kind: INVOICE_KINDS, order_id: null },
  descending: ['created_at', 'gross'],
});

/** Names the order whose documents are listed. */
function OrderNotice({ list: { state } }: { list: { state: ReturnType<typeof address.toState> } }) {
  if (state.order_id === undefined) return null;
  return (
    <Group mb="sm" gap="sm">
      <Text size="sm" fw={600}>
        {fill(TEXTS.ofOrder, { number: getInvoiceNumber(Number(state.order_id)) })}
      </Text>
      <Anchor component={Link} to="?" size="sm">
        {TEXTS.allOrders}
      </Anchor>
    </Group>
  );
}

function NumberLink({ invoice, to }: { invoice: Invoice; to: string }) {
  return (
    <Stack gap={0}>
      <Anchor
        component={Link}
        to={to}
        preventScrollReset
        c="inherit"
        fw={600}
        size="sm"
        underline="hover"
        data-row-open
      >
        {invoice.number}
      </Anchor>
      {invoice.is_demo && <DemoBadge />}
      <Text size="xs" c="dimmed">
        {INVOICE_TEXTS.kinds[invoice.kind]}
      </Text>
    </Stack>
  );
}

const Amount = ({ gross, due, paid }: Pick<Invoice, 'gross' | 'due' | 'paid'>) => (
  <Stack gap={0}>
    <Text size="sm" data-figures>
      {formatAmount(gross, 'card')}
    </Text>
    {paid > 0 && due > 0 && (
      <Text size="xs" c="dimmed">
        {fill(TEXTS.rest, { amount: formatAmount(due, 'card') })}
      </Text>
    )}
  </Stack>
);

const day = (text: string) => <Text size="sm">{formatLongDate(text)}</Text>;
const toFigure = (amount: number): string => formatAmount(amount, 'figure');

/** Issued documents. */
export const invoices = defineResource(address)({
  texts: TEXTS,
  live: ['invoices'],
  apiName: 'invoices',
  fetchRows: (query) => fetchInvoices({ ...query }),
  fetchStatistics,
  figures: ({ total, billed, outstanding, late }) => [
    { label: TEXTS.statistics.total, value: total, show: { state: undefined } },
    {
      label: TEXTS.statistics.billed,
      value: toFigure(billed),
      hint: TEXTS.statistics.billedHint,
      show: { sort_by: 'gross', sort_order: 'desc' },
    },
    { label: TEXTS.statistics.outstanding, value: toFigure(outstanding), show: { state: 'open' } },
    { label: TEXTS.statistics.late, value: late, show: { state: 'late' } },
  ],
  filters: [
    {
      name: 'state',
      look: 'menu',
      label: TEXTS.stateFilter,
      all: TEXTS.all,
      choices: toChoices(INVOICE_STATES, TEXTS.states),
    },
    {
      name: 'kind',
      look: 'menu',
      label: TEXTS.kindFilter,
      all: TEXTS.allKinds,
      choices: toChoices(INVOICE_KINDS, TEXTS.kinds),
    },
  ],
  sorts: toChoices(INVOICE_SORT_KEYS, TEXTS.sortKeys),
  exporting: { path: '/admin/invoices/export', fileName: 'factures.csv' },
  failures: 'banner',
  Above: OrderNotice,
  emptyLink: { text: TEXTS.toOrders, to: () => href('/admin/orders') },
  rowLabel: ({ number }) => fill(TEXTS.open, { number }),
  columns: [
    {
      key: 'number',
      title: TEXTS.columns.number,
      sortKey: 'created_at',
      render: (invoice, { getHref }) => <NumberLink invoice={invoice} to={getHref({ kind: 'view', id: invoice.id })} />,
    },
    {
      key: 'client',
      title: TEXTS.columns.client,
      sortKey: 'client_name',
      render: ({ client_name }) => <Text size="sm">{client_name}</Text>,
    },
    { key: 'issued', title: TEXTS.columns.issued, render: ({ issued_on }) => day(issued_on) },
    {
      key: 'due',
      title: TEXTS.columns.due,
      sortKey: 'due_on',
      render: ({ state, due_on }) => (state === 'open' || state === 'late' ? day(due_on) : null),
    },
    {
      key: 'gross',
      title: TEXTS.columns.gross,
      sortKey: 'gross',
      render: (invoice) => <Amount {...invoice} />,
    },
    { key: 'state', title: TEXTS.columns.state, render: ({ state }) => <StateBadge state={state} /> },
  ],
  rowActions: {
    title: TEXTS.columns.actions,
    width: 190,
    render: (invoice, list) => <InvoiceActs invoice={invoice} list={list} />,
  },
  card: (invoice, { getHref }, actions) => (
    <Stack gap={8} h="100%">
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <NumberLink invoice={invoice} to={getHref({ kind: 'view', id: invoice.id })} />
        <StateBadge state={invoice.state} />
      </Group>
      <Text size="sm">{invoice.client_name}</Text>
      <Amount {...invoice} />
      <CardFoot
        note={
          <Text size="xs" c="dimmed">
            {formatLongDate(invoice.issued_on)}
          </Text>
        }
      >
        {actions}
      </CardFoot>
    </Stack>
  ),
  // Rows do not contain their documents: an opened one is always fetched.
  record: {
    fetch: fetchInvoice,
    missing: TEXTS.missing,
    title: (_opened, record) => (record ? `${INVOICE_TEXTS.kinds[record.kind]} ${record.number}` : TEXTS.title),
    View: InvoiceDetails,
  },
});
