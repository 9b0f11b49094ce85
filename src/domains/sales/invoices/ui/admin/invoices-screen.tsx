import { figureEuros } from '#src/kernel/money.ts';
import { ExportButton } from '#src/ui/admin/export-button.tsx';
import { type ListControls, ListScreen } from '#src/ui/admin/list-screen.tsx';
import { FilterMenu, ListToolbar, SortChoice } from '#src/ui/admin/list-toolbar.tsx';
import type { Loaded } from '#src/ui/admin/load-list.ts';
import { StatCard, StatRow } from '#src/ui/admin/stat-card.tsx';
import { INVOICE_KINDS, INVOICE_SORT_KEYS, INVOICE_STATES, type InvoiceStatistics } from '../../invoice.contract.ts';
import { INVOICE_ADMIN_TEXTS as TEXTS } from '../../invoice-admin.texts.ts';
import { INVOICES_ADDRESS, type InvoicesState } from './invoices-address.ts';
import { type InvoiceRows, InvoicesList } from './invoices-list.tsx';

const SORTS = INVOICE_SORT_KEYS.map((key) => ({ value: key, label: TEXTS.sortKeys[key] }));
const STATES = INVOICE_STATES.map((value) => ({ value, label: TEXTS.states[value] }));
const KINDS = INVOICE_KINDS.map((value) => ({ value, label: TEXTS.kinds[value] }));
const written = (amount: number): string => figureEuros(Math.round(amount * 100));

function Figures({ statistics, state }: { statistics: InvoiceStatistics; state: InvoicesState }) {
  const getHref = (wanted: InvoicesState['state']): string => INVOICES_ADDRESS.href(state, { state: wanted });
  return (
    <StatRow>
      <StatCard
        label={TEXTS.statistics.total}
        value={statistics.total}
        to={getHref(undefined)}
        current={state.state === undefined}
      />
      <StatCard
        label={TEXTS.statistics.billed}
        value={written(statistics.billed)}
        hint={TEXTS.statistics.billedHint}
        to={INVOICES_ADDRESS.href(state, { sort_by: 'gross', sort_order: 'desc' })}
        current={state.sort_by === 'gross'}
      />
      <StatCard
        label={TEXTS.statistics.outstanding}
        value={written(statistics.outstanding)}
        to={getHref('open')}
        current={state.state === 'open'}
      />
      <StatCard
        label={TEXTS.statistics.late}
        value={statistics.late}
        to={getHref('late')}
        current={state.state === 'late'}
      />
    </StatRow>
  );
}

function Toolbar({ requested, change }: Pick<ListControls<InvoicesState>, 'requested' | 'change'>) {
  return (
    <ListToolbar
      search={requested.search}
      onSearch={(search) => change({ search }, true)}
      searchLabel={TEXTS.search}
      placeholder={TEXTS.searchFields}
    >
      <FilterMenu
        label={TEXTS.stateFilter}
        all={TEXTS.all}
        choices={STATES}
        value={requested.state}
        onChoose={(state) => change({ state: INVOICE_STATES.find((known) => known === state) })}
      />
      <FilterMenu
        label={TEXTS.kindFilter}
        all={TEXTS.allKinds}
        choices={KINDS}
        value={requested.kind}
        onChoose={(kind) => change({ kind: INVOICE_KINDS.find((known) => known === kind) })}
      />
      <SortChoice choices={SORTS} state={requested} onChange={(sort) => change(sort as Partial<InvoicesState>)} />
    </ListToolbar>
  );
}

/** Shows issued documents: statistics, search, list and actions. */
export function InvoicesScreen({ loaded }: { loaded: Loaded<InvoicesState, InvoiceRows> }) {
  return (
    <ListScreen
      title={TEXTS.title}
      description={TEXTS.description}
      address={INVOICES_ADDRESS}
      loaded={loaded}
      live={['invoices']}
      actions={({ requested: requestedValue }) => {
        const { page: _, ...query } = requestedValue;
        return <ExportButton path="/admin/invoices/export" query={query} fileName="factures.csv" />;
      }}
      statistics={({ statistics }, { requested }) => <Figures statistics={statistics} state={requested} />}
      toolbar={(controls) => <Toolbar {...controls} />}
    >
      {(rows, controls) => <InvoicesList rows={rows} controls={controls} />}
    </ListScreen>
  );
}
