import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { PageMeta } from '#src/kernel/pagination.ts';
import { fill } from '#src/kernel/text.ts';
import { BulkBar } from '#src/ui/admin/bulk-bar.tsx';
import { ConfirmDelete } from '#src/ui/admin/confirm-delete.tsx';
import { getOpened, type Opened } from '#src/ui/admin/list-address.ts';
import { NoRows } from '#src/ui/admin/no-rows.tsx';
import { Pager } from '#src/ui/admin/pager.tsx';
import { useRowSelection } from '#src/ui/admin/row-selection.ts';
import type { ServiceStatistics, StoredService } from '../service.contract.ts';
import { SERVICE_TEXTS as TEXTS } from '../service.texts.ts';
import { ServiceDetails } from './service-details.tsx';
import { ServiceEditor } from './service-editor.tsx';
import { ServiceGrid } from './service-grid.tsx';
import type { RowCommands } from './service-row.tsx';
import { SERVICES_ADDRESS, type ServicesState } from './services-address.ts';
import { type ServiceActions, useServiceActions } from './use-service-actions.ts';

export interface Rows {
  state: ServicesState;
  list: { items: StoredService[]; meta: PageMeta };
  statistics: ServiceStatistics;
}

interface ListProps {
  rows: Rows;
  reload: () => Promise<void>;
  isLoading: boolean;
}

const countLabel = (count: number): string => (count === 1 ? TEXTS.selectedOne : fill(TEXTS.selectedMany, { count }));

function getQuestion(doomed: StoredService[]): string | null {
  const [first] = doomed;
  if (first === undefined) return null;
  return doomed.length === 1
    ? fill(TEXTS.confirmDelete, { title: first.title })
    : fill(TEXTS.confirmDeleteMany, { count: doomed.length });
}

/** Returns the row actions; services swap positions only with their neighbours in the list. */
function commandsFor(
  { state, list: { items, meta } }: Rows,
  actions: ServiceActions,
  getHref: (opened: Opened) => string,
  onRemove: (service: StoredService) => void,
): RowCommands {
  const isInOrder = state.sort_by === 'sort_order' && state.sort_order === 'asc';
  const getPlace = ({ id }: StoredService): number => items.findIndex((row) => row.id === id);
  const move = (service: StoredService, step: -1 | 1): void => {
    const place = getPlace(service);
    const [first, second] = step === 1 ? [service, items[place + 1]] : [items[place - 1], service];
    if (first !== undefined && second !== undefined) void actions.swap(first, second, service);
  };
  return {
    isBusy: actions.isBusy,
    getHref: ({ id }, kind) => getHref({ kind, id }),
    onToggle: (service) => void actions.toggle(service),
    onRemove,
    onMove: isInOrder && meta.total > 1 ? move : undefined,
    isFirst: (service) => getPlace(service) === 0,
    isLast: (service) => getPlace(service) === items.length - 1,
  };
}

/** Renders the services list: selection, bulk actions, deletion and dialogs. */
export function ServicesList({ rows, reload, isLoading }: ListProps) {
  const { state, list, statistics } = rows;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [doomed, setDoomed] = useState<StoredService[]>([]);
  const selection = useRowSelection(list.items.map(({ id }) => id));
  const actions = useServiceActions(reload);
  const opened = getOpened(search);
  const getHref = (over: Opened): string => SERVICES_ADDRESS.href(state, { page: state.page }, over);
  const close = (): void => void navigate(getHref(null), { replace: true, preventScrollReset: true });
  const chosen = list.items.filter(({ id }) => selection.selected.has(id));
  const setActive = async (isActive: boolean): Promise<void> => {
    if (await actions.setActive(chosen, isActive)) selection.clear();
  };
  const removeDoomed = async (): Promise<void> => {
    if (!(await actions.remove(doomed))) return setDoomed([]);
    setDoomed([]);
    if (opened?.kind === 'view') close();
  };
  const commands = commandsFor(rows, actions, getHref, (service) => setDoomed([service]));

  return (
    <>
      {list.items.length === 0 ? (
        <NoRows title={TEXTS.empty} hint={TEXTS.emptyHint} address={SERVICES_ADDRESS} state={state}>
          <Button component={Link} to={getHref({ kind: 'new' })} mt="xs">
            {TEXTS.add}
          </Button>
        </NoRows>
      ) : (
        <>
          <ServiceGrid {...{ services: list.items, state, selection, commands, isLoading }} />
          <BulkBar
            selection={selection}
            isBusy={actions.isBusy}
            countLabel={countLabel}
            actions={[
              { key: 'activate', label: TEXTS.bulk.activate, onPress: () => void setActive(true) },
              { key: 'deactivate', label: TEXTS.bulk.deactivate, onPress: () => void setActive(false) },
              { key: 'delete', label: TEXTS.bulk.delete, isDanger: true, onPress: () => setDoomed(chosen) },
            ]}
          />
          <Pager meta={list.meta} getHref={(page) => SERVICES_ADDRESS.href(state, { page })} />
        </>
      )}
      <ServiceDetails
        id={opened?.kind === 'view' ? opened.id : null}
        listed={list.items}
        commands={commands}
        onClose={close}
      />
      <ServiceEditor
        opened={opened}
        listed={list.items}
        categories={statistics.category_names}
        onClose={close}
        onSaved={reload}
      />
      <ConfirmDelete
        question={getQuestion(doomed)}
        consequence={TEXTS.deleteConsequence}
        isBusy={actions.isBusy}
        onCancel={() => setDoomed([])}
        onConfirm={() => void removeDoomed()}
      />
    </>
  );
}
