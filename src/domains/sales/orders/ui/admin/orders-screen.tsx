import { figureEuros } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { ExportButton } from '#src/ui/admin/export-button.tsx';
import { type ListControls, ListScreen } from '#src/ui/admin/list-screen.tsx';
import { FilterChoice, ListToolbar, SortChoice } from '#src/ui/admin/list-toolbar.tsx';
import type { Loaded } from '#src/ui/admin/load-list.ts';
import { NewLink } from '#src/ui/admin/new-link.tsx';
import { StatCard, StatRow } from '#src/ui/admin/stat-card.tsx';
import { ORDER_PRIORITIES, ORDER_SORT_KEYS, ORDER_STATUSES, type OrderStatistics } from '../../order.contract.ts';
import { ORDER_TEXTS } from '../../order.texts.ts';
import { ORDER_ADMIN_TEXTS as TEXTS } from '../../order-admin.texts.ts';
import { ORDERS_ADDRESS, type OrdersState } from './orders-address.ts';
import { type OrderRows, OrdersList } from './orders-list.tsx';

const SORTS = ORDER_SORT_KEYS.map((key) => ({ value: key, label: TEXTS.sortKeys[key] }));
const STATUSES = (['en_attente', 'en_cours', 'terminé'] as const).map((value) => ({
  value,
  label: ORDER_TEXTS.statuses[value],
}));
const PRIORITIES = (['urgent', 'normal'] as const).map((value) => ({ value, label: ORDER_TEXTS.priorities[value] }));

function Figures({ statistics, state }: { statistics: OrderStatistics; state: OrdersState }) {
  const getHref = (status: OrdersState['status']): string => ORDERS_ADDRESS.href(state, { status });
  const { terminé: done } = statistics;
  return (
    <StatRow>
      <StatCard
        label={TEXTS.statistics.total}
        value={statistics.total}
        hint={fill(TEXTS.statistics.done[Math.min(done, 2)] ?? '', { count: done })}
        to={getHref(undefined)}
        current={state.status === undefined}
      />
      <StatCard
        label={TEXTS.statistics.waiting}
        value={statistics.en_attente}
        to={getHref('en_attente')}
        current={state.status === 'en_attente'}
      />
      <StatCard
        label={TEXTS.statistics.running}
        value={statistics.en_cours}
        to={getHref('en_cours')}
        current={state.status === 'en_cours'}
      />
      <StatCard
        label={TEXTS.statistics.revenue}
        value={figureEuros(Math.round(statistics.revenue * 100))}
        hint={TEXTS.statistics.net}
        to={ORDERS_ADDRESS.href(state, { sort_by: 'budget', sort_order: 'desc' })}
        current={state.sort_by === 'budget'}
      />
    </StatRow>
  );
}

function Toolbar({ requested, change }: Pick<ListControls<OrdersState>, 'requested' | 'change'>) {
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
        choices={STATUSES}
        value={requested.status}
        onChoose={(status) => change({ status: ORDER_STATUSES.find((known) => known === status) })}
      />
      <FilterChoice
        label={TEXTS.priorityFilter}
        all={TEXTS.allPriorities}
        choices={PRIORITIES}
        value={requested.priority}
        onChoose={(priority) => change({ priority: ORDER_PRIORITIES.find((known) => known === priority) })}
      />
      <SortChoice choices={SORTS} state={requested} onChange={(sort) => change(sort as Partial<OrdersState>)} />
    </ListToolbar>
  );
}

/** Shows orders: statistics, search, cards and actions. */
export function OrdersScreen({ loaded }: { loaded: Loaded<OrdersState, OrderRows> }) {
  return (
    <ListScreen
      title={TEXTS.title}
      description={TEXTS.description}
      address={ORDERS_ADDRESS}
      loaded={loaded}
      live={['orders']}
      actions={({ requested: wanted }) => {
        const { page: _, ...query } = wanted;
        return (
          <>
            <ExportButton path="/admin/orders/export" query={query} fileName="commandes.csv" />
            <NewLink to={ORDERS_ADDRESS.href(wanted, { page: wanted.page }, { kind: 'new' })}>{TEXTS.add}</NewLink>
          </>
        );
      }}
      statistics={({ statistics }, { requested: requestedValue }) => (
        <Figures statistics={statistics} state={requestedValue} />
      )}
      toolbar={(controls) => <Toolbar {...controls} />}
    >
      {(rows, controls) => <OrdersList rows={rows} controls={controls} />}
    </ListScreen>
  );
}
