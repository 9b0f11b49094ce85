import { Alert } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { ConfirmDelete } from '#src/ui/admin/confirm-delete.tsx';
import { ExportButton } from '#src/ui/admin/export-button.tsx';
import { type ListControls, ListScreen } from '#src/ui/admin/list-screen.tsx';
import { FilterChoice, ListToolbar, SortChoice } from '#src/ui/admin/list-toolbar.tsx';
import type { Listed, Loaded } from '#src/ui/admin/load-list.ts';
import { NoRows } from '#src/ui/admin/no-rows.tsx';
import { Pager } from '#src/ui/admin/pager.tsx';
import { StatCard, StatRow } from '#src/ui/admin/stat-card.tsx';
import { showSuccess } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { SUBSCRIBER_SORT_KEYS, type Subscriber, type SubscriberCounts } from '../../newsletter.contract.ts';
import { removeSubscriber } from '../../newsletter-admin.client.ts';
import { NEWSLETTER_ADMIN_TEXTS as TEXTS } from '../../newsletter-admin.texts.ts';
import { SubscriberGrid } from './subscriber-grid.tsx';
import { SUBSCRIBERS_ADDRESS, type SubscribersState } from './subscribers-address.ts';

interface Rows {
  list: Listed<Subscriber>;
  statistics: SubscriberCounts;
}

/** Order of display: confirmed addresses first. */
const STATUSES = ['confirmed', 'pending'] as const;
const FILTERS = STATUSES.map((value) => ({ value, label: TEXTS.filters[value] }));
const SORTS = SUBSCRIBER_SORT_KEYS.map((key) => ({ value: key, label: TEXTS.sortKeys[key] }));

function Figures({ statistics, state }: { statistics: SubscriberCounts; state: SubscribersState }) {
  const getHref = (status: SubscribersState['status']): string => SUBSCRIBERS_ADDRESS.href(state, { status });
  return (
    <StatRow>
      <StatCard
        label={TEXTS.statistics.total}
        value={statistics.total}
        to={getHref(undefined)}
        current={state.status === undefined}
      />
      {STATUSES.map((status) => (
        <StatCard
          key={status}
          label={TEXTS.statistics[status]}
          value={statistics[status]}
          to={getHref(status)}
          current={state.status === status}
        />
      ))}
      <StatCard
        label={TEXTS.statistics.ended}
        value={statistics.ended}
        hint={TEXTS.endedHint}
        to={getHref(undefined)}
      />
    </StatRow>
  );
}

function Toolbar({ requested, change }: Pick<ListControls<SubscribersState>, 'requested' | 'change'>) {
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
        onChoose={(status) => change({ status: STATUSES.find((known) => known === status) })}
      />
      <SortChoice choices={SORTS} state={requested} onChange={(sort) => change(sort as Partial<SubscribersState>)} />
    </ListToolbar>
  );
}

interface ListProps {
  rows: { state: SubscribersState } & Rows;
  controls: ListControls<SubscribersState>;
}

function ListState({ rows: { state, list }, controls }: ListProps) {
  const [leaving, setLeaving] = useState<Subscriber | null>(null);
  const { isBusy, attempt } = useAttempt(controls.reload);
  const remove = async (): Promise<void> => {
    if (leaving === null) return;
    if (await attempt(() => removeSubscriber(leaving.id), TEXTS.removeError)) showSuccess(TEXTS.removed);
    setLeaving(null);
  };
  if (list.items.length === 0) {
    return <NoRows title={TEXTS.empty} hint={TEXTS.emptyHint} address={SUBSCRIBERS_ADDRESS} state={state} />;
  }
  return (
    <>
      <SubscriberGrid subscribers={list.items} state={state} isLoading={controls.isLoading} onRemove={setLeaving} />
      <Pager meta={list.meta} getHref={(page) => SUBSCRIBERS_ADDRESS.href(state, { page })} />
      <ConfirmDelete
        question={leaving && fill(TEXTS.confirm, { email: leaving.email })}
        consequence={TEXTS.consequence}
        isBusy={isBusy}
        onCancel={() => setLeaving(null)}
        onConfirm={() => void remove()}
      />
    </>
  );
}

/** Shows newsletter subscribers and pending requests. */
export function SubscribersScreen({ loaded }: { loaded: Loaded<SubscribersState, Rows> }) {
  return (
    <ListScreen
      title={TEXTS.title}
      description={TEXTS.description}
      address={SUBSCRIBERS_ADDRESS}
      loaded={loaded}
      live={['newsletter']}
      actions={({ requested: { status = 'confirmed', search } }) => (
        <ExportButton
          path="/admin/newsletter/export"
          query={{ status, search }}
          fileName="abonnes.csv"
          label={TEXTS.exports[status]}
        />
      )}
      statistics={({ statistics }, { requested: wanted }) => (
        <>
          <Figures statistics={statistics} state={wanted} />
          <Alert mb="md" color="blue" icon={<IconMailCheck aria-hidden />} title={TEXTS.explanation.title} role="note">
            {TEXTS.explanation.text}
          </Alert>
        </>
      )}
      toolbar={(controls) => <Toolbar {...controls} />}
    >
      {(rows, controls) => <ListState rows={rows} controls={controls} />}
    </ListScreen>
  );
}
