import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatLongDate } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { DataGrid } from '#src/ui/admin/data-grid.tsx';
import type { GridColumn } from '#src/ui/admin/grid-shape.ts';
import { gridSort } from '#src/ui/admin/list-address.ts';
import type { Invoice } from '../../invoice.contract.ts';
import { INVOICE_TEXTS } from '../../invoice.texts.ts';
import { INVOICE_ADMIN_TEXTS as TEXTS } from '../../invoice-admin.texts.ts';
import { writtenEuros } from '../../invoice-text.rules.ts';
import { InvoiceActs, type InvoiceCommands } from './invoice-acts.tsx';
import { StateBadge } from './invoice-marks.tsx';
import { INVOICES_ADDRESS, type InvoicesState } from './invoices-address.ts';

interface PartProps {
  invoice: Invoice;
  commands: InvoiceCommands;
}

function NumberLink({ invoice, commands }: PartProps) {
  return (
    <Stack gap={0}>
      <Anchor
        component={Link}
        to={commands.getHref(invoice)}
        preventScrollReset
        c="inherit"
        fw={600}
        size="sm"
        underline="hover"
        data-row-open
      >
        {invoice.number}
      </Anchor>
      <Text size="xs" c="dimmed">
        {INVOICE_TEXTS.kinds[invoice.kind]}
      </Text>
    </Stack>
  );
}

function Amount({ invoice: { gross, due, paid } }: Pick<PartProps, 'invoice'>) {
  return (
    <Stack gap={0}>
      <Text size="sm" data-figures>
        {writtenEuros(gross)}
      </Text>
      {paid > 0 && due > 0 && (
        <Text size="xs" c="dimmed">
          {fill(TEXTS.rest, { amount: writtenEuros(due) })}
        </Text>
      )}
    </Stack>
  );
}

function InvoiceCard({ invoice, commands }: PartProps) {
  return (
    <Stack gap={8} h="100%">
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <NumberLink invoice={invoice} commands={commands} />
        <StateBadge state={invoice.state} />
      </Group>
      <Text size="sm">{invoice.client_name}</Text>
      <Group justify="space-between" mt="auto">
        <Amount invoice={invoice} />
        <Text size="xs" c="dimmed">
          {formatLongDate(invoice.issued_on)}
        </Text>
      </Group>
      <InvoiceActs invoice={invoice} commands={commands} />
    </Stack>
  );
}

const day = (text: string) => <Text size="sm">{formatLongDate(text)}</Text>;

const columnsFor = (commands: InvoiceCommands): GridColumn<Invoice>[] => [
  {
    key: 'number',
    title: TEXTS.columns.number,
    sortKey: 'created_at',
    render: (invoice) => <NumberLink invoice={invoice} commands={commands} />,
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
    render: (invoice) => <Amount invoice={invoice} />,
  },
  { key: 'state', title: TEXTS.columns.state, render: ({ state }) => <StateBadge state={state} /> },
  {
    key: 'actions',
    title: TEXTS.columns.actions,
    width: 160,
    render: (invoice) => <InvoiceActs invoice={invoice} commands={commands} />,
  },
];

interface InvoiceGridProps {
  invoices: Invoice[];
  state: InvoicesState;
  commands: InvoiceCommands;
  isLoading: boolean;
}

/** Shows the listed documents as a table, as cards on a phone. */
export function InvoiceGrid({ invoices, state, commands, isLoading }: InvoiceGridProps) {
  return (
    <DataGrid
      caption={TEXTS.listLabel}
      rows={invoices}
      rowId={({ id }) => id}
      rowLabel={({ number }) => fill(TEXTS.open, { number })}
      columns={columnsFor(commands)}
      sort={gridSort(INVOICES_ADDRESS, state)}
      renderCard={(invoice) => <InvoiceCard invoice={invoice} commands={commands} />}
      isBusy={isLoading}
    />
  );
}
