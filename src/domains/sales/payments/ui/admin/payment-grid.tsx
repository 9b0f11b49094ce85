import { Anchor, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDateTime } from '#src/kernel/dates.ts';
import { euros } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { DataGrid } from '#src/ui/admin/data-grid.tsx';
import type { GridColumn } from '#src/ui/admin/grid-shape.ts';
import { gridSort } from '#src/ui/admin/list-address.ts';
import { RowButton } from '#src/ui/admin/row-button.tsx';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../payment.contract.ts';
import type { Payment } from '../../payment-admin.contract.ts';
import { PAYMENT_ADMIN_TEXTS as TEXTS } from '../../payment-admin.texts.ts';
import { PAYMENT_STATUS_TEXTS } from '../../payment-status.texts.ts';
import { PaymentMarks } from './payment-marks.tsx';
import { PAYMENTS_ADDRESS, type PaymentsState } from './payments-address.ts';
import { StatusBadge } from './status-badge.tsx';

export interface PaymentCommands {
  getHref: (payment: Payment) => string;
  onStatus: (payment: Payment, status: PaymentStatus) => void;
  onRemove: (payment: Payment) => void;
  isBusy: boolean;
}

interface PartProps {
  payment: Payment;
  commands: PaymentCommands;
}

const OPTIONS = PAYMENT_STATUSES.map((value) => ({ value, label: PAYMENT_STATUS_TEXTS[value] }));

/** Shown characters of a number: enough to tell rows apart; the details show all of it. */
const SHOWN = 13;

function Transaction({ payment, commands }: PartProps) {
  const { transaction_id } = payment;
  return (
    <Stack gap={2}>
      <Anchor
        component={Link}
        to={commands.getHref(payment)}
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

function Service({ service_title, quote_id, invoice_id }: Payment) {
  const bound =
    invoice_id === null
      ? quote_id !== null && fill(TEXTS.quote, { id: quote_id })
      : fill(TEXTS.invoice, { id: invoice_id });
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
    {euros(Math.round(amount * 100))}
  </Text>
);

/** Shows the dropdown that sets any status. */
export function StatusChoice({ payment, commands }: PartProps) {
  return (
    <NativeSelect
      size="xs"
      aria-label={fill(TEXTS.changeStatus, { number: payment.transaction_id })}
      data={OPTIONS}
      value={payment.status}
      disabled={commands.isBusy}
      onChange={({ currentTarget }) => commands.onStatus(payment, currentTarget.value as PaymentStatus)}
    />
  );
}

function Acts({ payment, commands }: PartProps) {
  return (
    <Group gap={4} wrap="nowrap">
      <StatusChoice payment={payment} commands={commands} />
      <RowButton
        title={TEXTS.removeShort}
        label={fill(TEXTS.remove, { number: payment.transaction_id })}
        icon={IconTrash}
        isDisabled={commands.isBusy}
        onPress={() => commands.onRemove(payment)}
      />
    </Group>
  );
}

function PaymentCard({ payment, commands }: PartProps) {
  return (
    <Stack gap={8}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text fw={600}>{payment.customer_name}</Text>
        {getAmount(payment)}
      </Group>
      <Transaction payment={payment} commands={commands} />
      <Service {...payment} />
      <Group justify="space-between">
        <Text size="xs" c="dimmed">
          {formatDateTime(payment.created_at)}
        </Text>
        <StatusBadge status={payment.status} />
      </Group>
      <Acts payment={payment} commands={commands} />
    </Stack>
  );
}

const columnsFor = (commands: PaymentCommands): GridColumn<Payment>[] => [
  {
    key: 'transaction',
    title: TEXTS.columns.transaction,
    render: (payment) => <Transaction payment={payment} commands={commands} />,
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
    render: ({ status }) => <StatusBadge status={status} />,
  },
  {
    key: 'actions',
    title: TEXTS.columns.actions,
    width: 190,
    render: (payment) => <Acts payment={payment} commands={commands} />,
  },
];

interface PaymentGridProps {
  payments: Payment[];
  state: PaymentsState;
  commands: PaymentCommands;
  isLoading: boolean;
}

/** Shows the listed payments. */
export function PaymentGrid({ payments, state, commands, isLoading }: PaymentGridProps) {
  return (
    <DataGrid
      caption={TEXTS.listLabel}
      rows={payments}
      rowId={({ id }) => id}
      rowLabel={({ transaction_id }) => fill(TEXTS.open, { number: transaction_id })}
      columns={columnsFor(commands)}
      sort={gridSort(PAYMENTS_ADDRESS, state)}
      renderCard={(payment) => <PaymentCard payment={payment} commands={commands} />}
      isBusy={isLoading}
    />
  );
}
