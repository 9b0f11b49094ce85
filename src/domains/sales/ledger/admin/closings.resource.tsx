import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { formatAmount } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { DemoBadge } from '#src/ui/admin/demo-badge.tsx';
import { listAddress } from '#src/ui/admin/list-address.ts';
import { defineResource, toChoices } from '#src/ui/admin/resource/define-resource.tsx';
import { fetchClosing, fetchClosings, fetchStatistics } from '../ledger-closing.client.ts';
import { CLOSING_KINDS, CLOSING_SORT_KEYS, type Closing } from '../ledger-closing.contract.ts';
import { CLOSING_TEXTS as TEXTS } from '../ledger-closing.texts.ts';
import { describeEntries, describePeriod } from '../ledger-closing.views.ts';
import { ClosingDetails } from './closing-details.tsx';

const address = listAddress({
  sortKeys: CLOSING_SORT_KEYS,
  sort: { by: 'closed', order: 'desc' },
  filters: { kind: CLOSING_KINDS },
  descending: ['closed', 'total'],
});

function Period({ closing, to }: { closing: Closing; to: string }) {
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
        {describePeriod(closing)}
      </Anchor>
      {closing.is_demo && <DemoBadge />}
    </Stack>
  );
}

const toAmount = (amount: number) => (
  <Text size="sm" ta="right" style={{ whiteSpace: 'nowrap' }} data-figures>
    {formatAmount(amount, 'document')}
  </Text>
);

/** Closings of the ledger. */
export const closings = defineResource(address)({
  texts: TEXTS,
  live: ['payments'],
  apiName: 'closings',
  fetchRows: fetchClosings,
  fetchStatistics,
  figures: ({ day, month, year, perpetual }) => [
    ...CLOSING_KINDS.map((kind) => ({
      label: TEXTS.statistics[kind],
      value: { day, month, year }[kind],
      show: { kind },
    })),
    {
      label: TEXTS.statistics.perpetual,
      value: formatAmount(perpetual, 'card'),
      hint: TEXTS.statistics.perpetualHint,
      show: { kind: undefined },
      isExact: false,
    },
  ],
  filters: [
    { name: 'kind', label: TEXTS.kindFilter, all: TEXTS.all, choices: toChoices(CLOSING_KINDS, TEXTS.filters) },
  ],
  sorts: toChoices(CLOSING_SORT_KEYS, TEXTS.sortKeys),
  exporting: { path: '/admin/closings/export', fileName: 'clotures.csv' },
  emptyLink: { text: TEXTS.back, to: () => href('/admin/payments') },
  rowLabel: (closing) => fill(TEXTS.open, { period: describePeriod(closing) }),
  columns: [
    {
      key: 'period',
      title: TEXTS.columns.period,
      sortKey: 'closed',
      render: (closing, { getHref }) => <Period closing={closing} to={getHref({ kind: 'view', id: closing.id })} />,
    },
    { key: 'kind', title: TEXTS.columns.kind, render: ({ kind }) => <Text size="sm">{TEXTS.kinds[kind]}</Text> },
    { key: 'entries', title: TEXTS.columns.entries, render: ({ entries }) => <Text size="sm">{entries}</Text> },
    { key: 'total', title: TEXTS.columns.total, sortKey: 'total', render: ({ total }) => toAmount(total) },
    { key: 'perpetual', title: TEXTS.columns.perpetual, render: ({ perpetual }) => toAmount(perpetual) },
  ],
  card: (closing, { getHref }) => (
    <Stack gap={8}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Period closing={closing} to={getHref({ kind: 'view', id: closing.id })} />
        {toAmount(closing.total)}
      </Group>
      <Text size="xs" c="dimmed">
        {describeEntries(closing)}
      </Text>
    </Stack>
  ),
  record: {
    fetch: fetchClosing,
    listed: (rows) => rows,
    missing: TEXTS.missing,
    title: () => TEXTS.details,
    View: ClosingDetails,
  },
});
