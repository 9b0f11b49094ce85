import { Button } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { Link } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { ExportButton } from '#src/ui/admin/export-button.tsx';
import { type ListControls, ListScreen } from '#src/ui/admin/list-screen.tsx';
import { FilterChoice, FilterMenu, ListToolbar, SortChoice } from '#src/ui/admin/list-toolbar.tsx';
import type { Loaded } from '#src/ui/admin/load-list.ts';
import { NewLink } from '#src/ui/admin/new-link.tsx';
import { StatCard, StatRow } from '#src/ui/admin/stat-card.tsx';
import { mayI } from '#src/ui/api-client/stored-rights.ts';
import { QUOTE_PRIORITIES, QUOTE_SORT_KEYS, QUOTE_STATUSES, type QuoteStatistics } from '../quote-admin.contract.ts';
import { QUOTE_SCREEN_TEXTS as TEXTS } from '../quote-screen.texts.ts';
import { formatRound } from './quote-words.ts';
import { QUOTES_ADDRESS, type QuotesState } from './quotes-address.ts';
import { type QuoteRows, QuotesList } from './quotes-list.tsx';

const SORTS = QUOTE_SORT_KEYS.map((key) => ({ value: key, label: TEXTS.sortKeys[key] }));
const STATUSES = (['approved', 'pending', 'rejected'] as const).map((value) => ({
  value,
  label: TEXTS.filters[value],
}));
const PRIORITIES = QUOTE_PRIORITIES.map((value) => ({ value, label: TEXTS.choices[value] }));

function Figures({ statistics, state }: { statistics: QuoteStatistics; state: QuotesState }) {
  const toCard = (status: QuotesState['status']) => ({
    to: QUOTES_ADDRESS.href(state, { status }),
    current: state.status === status,
  });
  const approved = formatRound(statistics.approved_value);
  return (
    <StatRow>
      <StatCard label={TEXTS.statistics.total} value={statistics.total} {...toCard(undefined)} />
      <StatCard label={TEXTS.statistics.approved} value={statistics.approved} {...toCard('approved')} />
      <StatCard label={TEXTS.statistics.pending} value={statistics.pending} {...toCard('pending')} />
      <StatCard
        label={TEXTS.statistics.value}
        value={formatRound(statistics.total_value)}
        hint={fill(TEXTS.valueHint, { approved })}
        to={QUOTES_ADDRESS.href(state, { sort_by: 'montant', sort_order: 'desc' })}
        current={state.sort_by === 'montant'}
      />
    </StatRow>
  );
}

/** Link next to the title on wide screens, below the tools on a phone. */
const SettingsLink = (where: { visibleFrom: 'sm' } | { hiddenFrom: 'sm' }) =>
  mayI('settings') && (
    <Button
      component={Link}
      to={href('/admin/settings', { tab: 'quotes' })}
      variant="default"
      leftSection={<IconSettings size={18} aria-hidden />}
      {...where}
    >
      {TEXTS.settings}
    </Button>
  );

function Toolbar({ requested, change }: Pick<ListControls<QuotesState>, 'requested' | 'change'>) {
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
        onChoose={(status) => change({ status: QUOTE_STATUSES.find((known) => known === status) })}
      />
      <FilterMenu
        label={TEXTS.priorityFilter}
        all={TEXTS.allPriorities}
        choices={PRIORITIES}
        value={requested.priority}
        onChoose={(priority) => change({ priority: QUOTE_PRIORITIES.find((known) => known === priority) })}
      />
      <SortChoice choices={SORTS} state={requested} onChange={(sort) => change(sort as Partial<QuotesState>)} />
      <SettingsLink hiddenFrom="sm" />
    </ListToolbar>
  );
}

function Actions({ requested: { page, ...query } }: Pick<ListControls<QuotesState>, 'requested'>) {
  return (
    <>
      <ExportButton path="/admin/quotes/export" query={query} fileName="devis.csv" />
      <SettingsLink visibleFrom="sm" />
      <NewLink to={QUOTES_ADDRESS.href({ page, ...query }, { page }, { kind: 'new' })}>{TEXTS.create}</NewLink>
    </>
  );
}

/** Quotes screen: figures, search, cards and actions. */
export function QuotesScreen({ loaded }: { loaded: Loaded<QuotesState, QuoteRows> }) {
  return (
    <ListScreen
      title={TEXTS.heading}
      description={TEXTS.description}
      address={QUOTES_ADDRESS}
      loaded={loaded}
      live={['quotes']}
      actions={(controls) => <Actions {...controls} />}
      statistics={({ statistics }, { requested: wanted }) => <Figures statistics={statistics} state={wanted} />}
      toolbar={(controls) => <Toolbar {...controls} />}
    >
      {(rows, controls) => <QuotesList rows={rows} controls={controls} />}
    </ListScreen>
  );
}
