import { useNavigate, useSearchParams } from 'react-router';
import type { PageMeta } from '#src/kernel/pagination.ts';
import { ExportButton } from '#src/ui/admin/export-button.tsx';
import { getOpened } from '#src/ui/admin/list-address.ts';
import { type ListControls, ListScreen } from '#src/ui/admin/list-screen.tsx';
import { FilterMenu, ListToolbar } from '#src/ui/admin/list-toolbar.tsx';
import type { Loaded } from '#src/ui/admin/load-list.ts';
import { NoRows } from '#src/ui/admin/no-rows.tsx';
import { Pager } from '#src/ui/admin/pager.tsx';
import { ACTIVITY_EXPORT_PATH } from '../../activity.client.ts';
import {
  ACTIVITY_KINDS,
  type ActivityKind,
  type ActivityLine,
  PERIODS,
  type Period,
  type ActivityStatistics as Statistics,
} from '../../activity.contract.ts';
import { ACTIVITY_TEXTS as TEXTS } from '../../activity.texts.ts';
import { ACTIVITY_ADDRESS, type ActivityState } from './activity-address.ts';
import { ActivityDetails } from './activity-details.tsx';
import { ActivityGrid } from './activity-grid.tsx';
import { ActivityStatistics } from './activity-statistics.tsx';

interface Rows {
  list: { items: ActivityLine[]; meta: PageMeta };
  statistics: Statistics;
}

const KINDS = ACTIVITY_KINDS.map((kind) => ({ value: kind, label: TEXTS.kinds[kind] }));
const SPANS = PERIODS.map((period) => ({ value: period, label: TEXTS.periods[period] }));

function Toolbar({ requested, change, actors }: ListControls<ActivityState> & { actors: Statistics['actors'] }) {
  return (
    <ListToolbar
      search={requested.search}
      onSearch={(search) => change({ search }, true)}
      searchLabel={TEXTS.search}
      placeholder={TEXTS.placeholder}
    >
      <FilterMenu
        label={TEXTS.actor}
        all={TEXTS.everyone}
        choices={actors.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={requested.actor}
        onChoose={(actor) => change({ actor })}
      />
      <FilterMenu
        label={TEXTS.kind}
        all={TEXTS.allKinds}
        choices={KINDS}
        value={requested.kind}
        onChoose={(kind) => change({ kind: kind as ActivityKind | undefined })}
      />
      <FilterMenu
        label={TEXTS.period}
        all={TEXTS.allPeriods}
        choices={SPANS}
        value={requested.period}
        onChoose={(period) => change({ period: period as Period | undefined })}
      />
    </ListToolbar>
  );
}

function Lines({ state, list, isLoading }: Pick<Rows, 'list'> & { state: ActivityState; isLoading: boolean }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const opened = getOpened(search);
  const getHref = (id: number | null): string =>
    ACTIVITY_ADDRESS.href(state, { page: state.page }, id === null ? null : { kind: 'view', id });
  return (
    <>
      {list.items.length === 0 ? (
        <NoRows title={TEXTS.empty} hint={TEXTS.emptyHint} address={ACTIVITY_ADDRESS} state={state} />
      ) : (
        <>
          <ActivityGrid lines={list.items} state={state} getHref={({ id }) => getHref(id)} isBusy={isLoading} />
          <Pager meta={list.meta} getHref={(page) => ACTIVITY_ADDRESS.href(state, { page })} />
        </>
      )}
      <ActivityDetails
        id={opened?.kind === 'view' ? opened.id : null}
        onClose={() => void navigate(getHref(null), { replace: true, preventScrollReset: true })}
      />
    </>
  );
}

/** Screen of actions in the back office: figures, search, filters, and each line with its changes. */
export function ActivityScreen({ loaded }: { loaded: Loaded<ActivityState, Rows> }) {
  const { page: _page, ...filters } = loaded.state;
  return (
    <ListScreen
      title={TEXTS.title}
      description={TEXTS.description}
      address={ACTIVITY_ADDRESS}
      loaded={loaded}
      live={[]}
      actions={() => <ExportButton path={ACTIVITY_EXPORT_PATH} query={filters} fileName={TEXTS.fileName} />}
      statistics={({ statistics }, { requested: wanted }) => (
        <ActivityStatistics statistics={statistics} state={wanted} />
      )}
      toolbar={(controls, rows) => <Toolbar {...controls} actors={rows?.statistics.actors ?? []} />}
    >
      {(rows, { isLoading }) => <Lines state={rows.state} list={rows.list} isLoading={isLoading} />}
    </ListScreen>
  );
}
