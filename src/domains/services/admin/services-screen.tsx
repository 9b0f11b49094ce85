import { ExportButton } from '#src/ui/admin/export-button.tsx';
import { type ListControls, ListScreen } from '#src/ui/admin/list-screen.tsx';
import { FilterChoice, FilterMenu, ListToolbar, SortChoice } from '#src/ui/admin/list-toolbar.tsx';
import type { Loaded } from '#src/ui/admin/load-list.ts';
import { LookChoice, useLook } from '#src/ui/admin/look-choice.tsx';
import { NewLink } from '#src/ui/admin/new-link.tsx';
import { SERVICES_PATH } from '../service.client.ts';
import { SERVICE_SORT_KEYS, SERVICE_STATUSES, type ServiceStatistics as Statistics } from '../service.contract.ts';
import { SERVICE_TEXTS as TEXTS } from '../service.texts.ts';
import { ExampleServices } from './example-services.tsx';
import { ServiceStatistics } from './service-statistics.tsx';
import { SERVICES_ADDRESS, type ServicesState } from './services-address.ts';
import { type Rows, ServicesList } from './services-list.tsx';

const STATUSES = SERVICE_STATUSES.map((status) => ({ value: status, label: TEXTS.statuses[status] }));
const SORTS = SERVICE_SORT_KEYS.map((key) => ({ value: key, label: TEXTS.sortKeys[key] }));

type ToolbarProps = Pick<ListControls<ServicesState>, 'requested' | 'change'> & { statistics: Statistics | undefined };

function Toolbar({ requested, change, statistics }: ToolbarProps) {
  const [look, setLook] = useLook('services');
  return (
    <ListToolbar
      search={requested.search}
      onSearch={(search) => change({ search }, true)}
      searchLabel={TEXTS.search}
      placeholder={TEXTS.searchFields}
    >
      <FilterChoice
        label={TEXTS.statusFilter}
        all={TEXTS.allStatuses}
        choices={STATUSES}
        value={requested.status}
        onChoose={(status) => change({ status: status as ServicesState['status'] })}
      />
      <FilterMenu
        label={TEXTS.categoryFilter}
        all={TEXTS.allCategories}
        choices={(statistics?.category_names ?? []).map((name) => ({ value: name, label: name }))}
        value={requested.category}
        onChoose={(category) => change({ category })}
      />
      <SortChoice choices={SORTS} state={requested} onChange={(sort) => change(sort as Partial<ServicesState>)} />
      <LookChoice value={look} onChange={setLook} />
    </ListToolbar>
  );
}

function Actions({ state }: { state: ServicesState }) {
  const { search, status, category, sort_by, sort_order } = state;
  return (
    <>
      <ExportButton
        path={`${SERVICES_PATH}/export`}
        query={{ search, status, category, sort_by, sort_order }}
        fileName="services.csv"
      />
      <NewLink to={SERVICES_ADDRESS.href(state, { page: state.page }, { kind: 'new' })}>{TEXTS.addShort}</NewLink>
    </>
  );
}

/** Services screen: figures, search, cards or table, and actions. */
export function ServicesScreen({ loaded }: { loaded: Loaded<ServicesState, Omit<Rows, 'state'>> }) {
  return (
    <ListScreen
      title={TEXTS.title}
      description={TEXTS.description}
      address={SERVICES_ADDRESS}
      loaded={loaded}
      live={['services']}
      actions={({ requested: wanted }) => !('failure' in loaded) && <Actions state={wanted} />}
      statistics={({ statistics }, { requested: requestedValue }) => (
        <ServiceStatistics statistics={statistics} state={requestedValue} />
      )}
      toolbar={(controls, rows) => <Toolbar {...controls} statistics={rows?.statistics} />}
      instead={<ExampleServices />}
    >
      {(rows, { reload, isLoading }) => <ServicesList rows={rows} reload={reload} isLoading={isLoading} />}
    </ListScreen>
  );
}
