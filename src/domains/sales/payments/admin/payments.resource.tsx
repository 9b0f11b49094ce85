import { Alert, Anchor, Group, Paper, Stack, Text } from '@mantine/core';
import { IconCreditCard, IconInfoCircle, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { CLOSING_TEXTS } from '#src/domains/sales/ledger/ledger-closing.texts.ts';
import { formatDateTime } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { euros, formatAmount } from '#src/kernel/money.ts';
import { quoteNumber } from '#src/kernel/quote-number.ts';
import { fill } from '#src/kernel/text.ts';
import { CardFoot } from '#src/ui/admin/card-foot.tsx';
import { listAddress } from '#src/ui/admin/list-address.ts';
import { defineResource, toChoices } from '#src/ui/admin/resource/define-resource.tsx';
import { RowButton } from '#src/ui/admin/row-button.tsx';
import { PAYMENT_STATUSES } from '../payment.contract.ts';
import { fetchPayment, fetchPayments, fetchStatistics } from '../payment-admin.client.ts';
import { PAYMENT_SORT_KEYS, type Payment } from '../payment-admin.contract.ts';
import { SAMPLE_PAYMENTS, PAYMENT_ADMIN_TEXTS as TEXTS } from '../payment-admin.texts.ts';
import { removePayment, StatusChoice } from './payment-acts.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { PaymentMarks, PaymentStatusBadge } from './payment-marks.tsx';
import { ReceiptForm } from './receipt-form.tsx';
import { RefundsDue } from './refunds-due.tsx';

/** Shows three read-only sample rows that were never stored, under a banner that explains it. */
function SamplePayments() {
  return (
    <Stack>
      <Alert color="orange" icon={<IconInfoCircle aria-hidden />} title={TEXTS.samples} role="note" />
      {SAMPLE_PAYMENTS.rows.map(({ number, customer, service, amount, status }) => (
        <Paper key={number} withBorder p="md">
          <Group justify="space-between">
            <Stack gap={0}>
              <Text fw={600}>{customer}</Text>
              <Text size="sm">{service}</Text>
              <Text size="xs" ff="monospace">
                {number}
              </Text>
            </Stack>
            <Group>
              <Text fw={600}>{euros(amount * 100)}</Text>
              <PaymentStatusBadge status={status} />
            </Group>
          </Group>
        </Paper>
      ))}
    </Stack>
  );
}

const address = listAddress({
  sortKeys: PAYMENT_SORT_KEYS,
  sort: { by: 'created_at', order: 'desc' },
  filters: { status: PAYMENT_STATUSES },
  descending: ['created_at', 'amount'],
});

/** Shown characters of a number: enough to tell rows apart; the details show all of it. */
const SHOWN = 13;

function Transaction({ payment, to }: { payment: Payment; to: string }) {
  const { transaction_id } = payment;
  return (
    <Stack gap={2}>
      <Anchor
        component={Link}
        to={to}
        preventScrollReset
        c="inherit"
        size="sm"
        ff="monospace"
        underline="hover"
        title={transaction_id}
        data-row-open
      >
        {transaction_id.length > SHOWN ? `${transaction_id.slice(0, SHOWN)}…` : transaction_id}
      </Anchor>
      <PaymentMarks payment={payment} />
    </Stack>
  );
}

function Service({ service_title, quote_id, invoice_id, invoice_number }: Payment) {
  const bound =
    invoice_id === null
      ? quote_id !== null && fill(TEXTS.quote, { number: quoteNumber(quote_id) })
      : fill(TEXTS.invoice, { number: invoice_number });
  return (
    <Stack gap={0}>
      <Text size="sm">{service_title || TEXTS.none}</Text>
      <Text size="xs" c="dimmed">
        {bound || TEXTS.unbound}
      </Text>
    </Stack>
  );
}

const getAmount = ({ amount }: Payment) => (
  <Text size="sm" fw={600} ta="right" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    {formatAmount(amount, 'card')}
  </Text>
);

/** Shows what is to be refunded, and the way to the closings. */
function AboveRows() {
  return (
    <>
      <RefundsDue />
      <Anchor component={Link} to={href('/admin/payments/closings')} size="sm" mb="sm" display="inline-block">
        {CLOSING_TEXTS.link}
      </Anchor>
    </>
  );
}

/** Customers' payments. */
export const payments = defineResource(address)({
  texts: TEXTS,
  live: ['payments'],
  apiName: 'payments',
  fetchRows: fetchPayments,
  fetchStatistics,
  figures: ({ total, completed, completed_amount, pending }) => [
    { label: TEXTS.statistics.total, value: total, show: { status: undefined } },
    { label: TEXTS.statistics.completed, value: completed, show: { status: 'completed' } },
    {
      label: TEXTS.statistics.amount,
      value: formatAmount(completed_amount, 'card'),
      hint: TEXTS.amountHint,
      show: { status: 'completed', sort_by: 'amount', sort_order: 'desc' },
      isExact: false,
    },
    { label: TEXTS.statistics.pending, value: pending, show: { status: 'pending' } },
  ],
  note: ({ list }) =>
    list.items.some(({ provider }) => provider === 'sandbox') && (
      <Alert mb="md" color="gray" icon={<IconCreditCard aria-hidden />} title={TEXTS.demoNote} role="note" />
    ),
  Above: AboveRows,
  filters: [
    { name: 'status', label: TEXTS.statusFilter, all: TEXTS.all, choices: toChoices(PAYMENT_STATUSES, TEXTS.filters) },
  ],
  sorts: toChoices(PAYMENT_SORT_KEYS, TEXTS.sortKeys),
  exporting: { path: '/admin/payments/export', fileName: 'paiements.csv' },
  adding: TEXTS.add,
  rowLabel: ({ transaction_id }) => fill(TEXTS.open, { number: transaction_id }),
  columns: [
    {
      key: 'transaction',
      title: TEXTS.columns.transaction,
      render: (payment, { getHref }) => (
        <Transaction payment={payment} to={getHref({ kind: 'view', id: payment.id })} />
      ),
    },
    {
      key: 'customer',
      title: TEXTS.columns.customer,
      sortKey: 'customer_name',
      render: ({ customer_name }) => <Text size="sm">{customer_name}</Text>,
    },
    { key: 'service', title: TEXTS.columns.service, render: (payment) => <Service {...payment} /> },
    { key: 'amount', title: TEXTS.columns.amount, sortKey: 'amount', render: getAmount },
    {
      key: 'date',
      title: TEXTS.columns.date,
      sortKey: 'created_at',
      render: ({ created_at }) => <Text size="sm">{formatDateTime(created_at)}</Text>,
    },
    {
      key: 'status',
      title: TEXTS.columns.status,
      sortKey: 'status',
      render: ({ status }) => <PaymentStatusBadge status={status} />,
    },
  ],
  rowActions: {
    title: TEXTS.columns.actions,
    width: 190,
    render: (payment, list) => (
      <Group gap={4} wrap="nowrap">
        <StatusChoice payment={payment} list={list} />
        <RowButton
          title={TEXTS.removeShort}
          label={fill(TEXTS.remove, { number: payment.transaction_id })}
          icon={IconTrash}
          isDisabled={list.isBusy}
          onPress={() => void removePayment(payment, list)}
        />
      </Group>
    ),
  },
  card: (payment, { getHref }, actions) => (
    <Stack gap={8}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text fw={600}>{payment.customer_name}</Text>
        {getAmount(payment)}
      </Group>
      <Transaction payment={payment} to={getHref({ kind: 'view', id: payment.id })} />
      <Service {...payment} />
      <Group justify="space-between">
        <Text size="xs" c="dimmed">
          {formatDateTime(payment.created_at)}
        </Text>
        <PaymentStatusBadge status={payment.status} />
      </Group>
      <CardFoot>{actions}</CardFoot>
    </Stack>
  ),
  record: {
    fetch: fetchPayment,
    listed: (rows) => rows,
    missing: TEXTS.missing,
    title: ({ kind }) => (kind === 'new' ? TEXTS.receipt.title : TEXTS.details),
    View: ({ record, list }) => <PaymentDetails payment={record} list={list} />,
    Form: ReceiptForm,
  },
  Instead: SamplePayments,
});
