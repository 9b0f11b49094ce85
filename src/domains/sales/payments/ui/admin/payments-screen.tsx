import { Alert } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { euros } from '#src/kernel/money.ts';
import { ExportButton } from '#src/ui/admin/export-button.tsx';
import { type ListControls, ListScreen } from '#src/ui/admin/list-screen.tsx';
import { FilterChoice, ListToolbar, SortChoice } from '#src/ui/admin/list-toolbar.tsx';
import type { Loaded } from '#src/ui/admin/load-list.ts';
import { StatCard, StatRow } from '#src/ui/admin/stat-card.tsx';
import { PAYMENT_STATUSES } from '../../payment.contract.ts';
import { PAYMENT_SORT_KEYS, type PaymentStatistics } from '../../payment-admin.contract.ts';
import { PAYMENT_ADMIN_TEXTS as TEXTS } from '../../payment-admin.texts.ts';
import { PAYMENTS_ADDRESS, type PaymentsState } from './payments-address.ts';
import { type PaymentRows, PaymentsList } from './payments-list.tsx';
import { SamplePayments } from './sample-payments.tsx';

const FILTERS = PAYMENT_STATUSES.map((value) => ({ value, label: TEXTS.filters[value] }));
const SORTS = PAYMENT_SORT_KEYS.map((key) => ({ value: key, label: TEXTS.sortKeys[key] }));

function Figures({ statistics, state }: { statistics: PaymentStatistics; state: PaymentsState }) {
  const linkTo = (status: PaymentsState['status']) => ({
    to: PAYMENTS_ADDRESS.href(state, { status }),
    current: state.status === status,
  });
  return (
    <StatRow>
      <StatCard label={TEXTS.statistics.total} value={statistics.total} {...linkTo(undefined)} />
      <StatCard label={TEXTS.statistics.completed} value={statistics.completed} {...linkTo('completed')} />
      <StatCard
        label={TEXTS.statistics.amount}
        value={euros(Math.round(statistics.completed_amount * 100))}
        hint={TEXTS.amountHint}
        to={PAYMENTS_ADDRESS.href(state, { status: 'completed', sort_by: 'amount', sort_order: 'desc' })}
      />
      <StatCard label={TEXTS.statistics.pending} value={statistics.pending} {...linkTo('pending')} />
    </StatRow>
  );
}

function Toolbar({ requested, change }: Pick<ListControls<PaymentsState>, 'requested' | 'change'>) {
  return (
    <ListToolbar
      search={requested.search}
      onSearch={(search) => change({ search }, true)}
      searchLabel={TEXTS.search}
      placeholder={TEXTS.searchFields}
    >
      <FilterChoice
        label={TEXTS.statusFilter}
        all={TEXTS.all}
        choices={FILTERS}
        value={requested.status}
        onChoose={(status) => change({ status: PAYMENT_STATUSES.find((known) => known === status) })}
      />
      <SortChoice choices={SORTS} state={requested} onChange={(sort) => change(sort as Partial<PaymentsState>)} />
    </ListToolbar>
  );
}

const isDemo = ({ list }: PaymentRows): boolean => list.items.some(({ provider }) => provider === 'sandbox');

/** Shows customers' payments: statistics, search, list and actions. */
export function PaymentsScreen({ loaded }: { loaded: Loaded<PaymentsState, PaymentRows> }) {
  return (
    <ListScreen
      title={TEXTS.title}
      description={TEXTS.description}
      address={PAYMENTS_ADDRESS}
      loaded={loaded}
      live={['payments']}
      actions={({ requested: wanted }) => {
        const { page: _, ...query } = wanted;
        return <ExportButton path="/admin/payments/export" query={query} fileName="paiements.csv" />;
      }}
      statistics={(rows, { requested: requestedValue }) => (
        <>
          <Figures statistics={rows.statistics} state={requestedValue} />
          {isDemo(rows) && (
            <Alert mb="md" color="gray" icon={<IconCreditCard aria-hidden />} title={TEXTS.demoNote} role="note" />
          )}
        </>
      )}
      toolbar={(controls) => <Toolbar {...controls} />}
      instead={<SamplePayments />}
    >
      {(rows, controls) => <PaymentsList rows={rows} controls={controls} />}
    </ListScreen>
  );
}
