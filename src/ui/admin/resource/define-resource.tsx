import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconKeyboard } from '@tabler/icons-react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { getAskedAt } from '../../http/early-answers.ts';
import { ADMIN_TEXTS } from '../admin.texts.ts';
import { ExportButton, NewLink } from '../export-button.tsx';
import type { ScreenHandle } from '../first-calls.ts';
import { FirstViewPlace } from '../first-view.tsx';
import type { ListAddress, ListState } from '../list-address.ts';
import { type ListControls, ListScreen } from '../list-screen.tsx';
import { ListSkeleton } from '../list-skeleton.tsx';
import { FilterChoice, FilterMenu, ListToolbar, SortChoice } from '../list-toolbar.tsx';
import { type Loaded, loadList, revalidatesRows } from '../load-list.ts';
import { LookChoice, useLook } from '../look-choice.tsx';
import { prepareScreen, takePrepared } from '../prepared-screens.ts';
import { ScreenPlace } from '../screen-place.tsx';
import { useScreenRights } from '../screen-rights.ts';
import { ShortcutsOverlay } from '../shortcuts-overlay.tsx';
import { describeFirstRows } from './first-rows.ts';
import { Figures } from './resource-figures.tsx';
import { ResourceBody } from './resource-rows.tsx';
import type { Choice, Resource, ResourceFilter, RowRecord } from './resource-types.ts';
import { getShortcuts } from './row-keys.ts';
import type { ResourceRows } from './use-resource-list.ts';

/** Returns the choices of a filter or of the sort menu: values in order, with their labels. */
export const toChoices = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): Choice[] => values.map((value) => ({ value, label: labels[value] }));

interface FilterProps<State extends ListState, Statistics> {
  filter: ResourceFilter<State, Statistics>;
  statistics: Statistics | undefined;
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
}

function FilterControl<State extends ListState, Statistics>({
  filter: { label, all, choices, look, isPart = false },
  statistics,
  value,
  onChoose,
}: FilterProps<State, Statistics>) {
  const Filter = look === 'menu' ? FilterMenu : FilterChoice;
  const offered = [...(typeof choices === 'function' ? choices(statistics, value) : choices)];
  if (isPart && offered.length === 0) return null;
  const isOwn = !isPart || offered.some((choice) => choice.value === value);
  return (
    <Filter
      label={label}
      all={typeof all === 'function' ? all(statistics) : all}
      choices={offered}
      value={isOwn ? value : undefined}
      onChoose={onChoose}
    />
  );
}

interface ToolbarProps<Row extends RowRecord, Statistics, State extends ListState, Detail extends RowRecord> {
  resource: Resource<Row, Statistics, State, Detail>;
  controls: ListControls<State>;
  statistics: Statistics | undefined;
  look: ReturnType<typeof useLook>;
}

function Toolbar<Row extends RowRecord, Statistics, State extends ListState, Detail extends RowRecord>({
  resource: { texts, filters, sorts, lookKey, Tools },
  controls: { requested, change },
  statistics,
  look: [look, setLook],
}: ToolbarProps<Row, Statistics, State, Detail>) {
  const set = (part: object, replace?: boolean): void => change(part as Partial<State>, replace);
  return (
    <ListToolbar
      search={requested.search}
      onSearch={(search) => set({ search }, true)}
      searchLabel={texts.search}
      placeholder={texts.searchFields}
      filterCount={new Set(filters.filter(({ name }) => requested[name] !== undefined).map(({ name }) => name)).size}
    >
      {filters.map((filter) => (
        <FilterControl
          key={filter.label}
          filter={filter}
          statistics={statistics}
          value={requested[filter.name] as string | undefined}
          onChoose={(value) => set({ [filter.name]: value })}
        />
      ))}
      {sorts && <SortChoice choices={[...sorts]} state={requested} onChange={set} />}
      {lookKey !== undefined && <LookChoice value={look} onChange={setLook} />}
      {Tools && <Tools />}
    </ListToolbar>
  );
}

interface ActionsProps<Row extends RowRecord, Statistics, State extends ListState, Detail extends RowRecord> {
  resource: Resource<Row, Statistics, State, Detail>;
  controls: ListControls<State>;
  onHelp: () => void;
}

function MainActions<Row extends RowRecord, Statistics, State extends ListState, Detail extends RowRecord>({
  resource: { address, exporting, adding, MainActions: More },
  controls,
  onHelp,
}: ActionsProps<Row, Statistics, State, Detail>) {
  const { requested } = controls;
  const { page, ...filtered } = requested;
  return (
    <>
      <ActionIcon variant="default" size={36} visibleFrom="sm" aria-label={ADMIN_TEXTS.shortcuts} onClick={onHelp}>
        <IconKeyboard size={18} aria-hidden />
      </ActionIcon>
      {exporting && (
        <ExportButton
          path={exporting.path}
          fileName={exporting.fileName}
          query={(exporting.query?.(requested) ?? filtered) as Record<string, string | undefined>}
          {...(exporting.label ? { label: exporting.label(requested) } : {})}
        />
      )}
      {More && <More controls={controls} />}
      {adding !== undefined && (
        <NewLink to={address.href(requested, { page } as Partial<State>, { kind: 'new' })}>{adding}</NewLink>
      )}
    </>
  );
}

interface ScreenProps<Row extends RowRecord, Statistics, State extends ListState, Detail extends RowRecord> {
  resource: Resource<Row, Statistics, State, Detail>;
  loaded: Loaded<State, ResourceRows<Row, Statistics>>;
}

function Screen<Row extends RowRecord, Statistics, State extends ListState, Detail extends RowRecord>({
  resource,
  loaded,
}: ScreenProps<Row, Statistics, State, Detail>) {
  const { texts, address, live, lookKey, hidesActionsOnFailure = false, Instead } = resource;
  const { canChange } = useScreenRights();
  const hasActions = !(hidesActionsOnFailure && 'failure' in loaded);
  const look = useLook(lookKey ?? '');
  const [isHelpOpen, help] = useDisclosure(false);
  return (
    <>
      <ListScreen
        title={texts.title}
        description={texts.description}
        address={address}
        loaded={loaded}
        live={live}
        actions={(controls) => hasActions && <MainActions resource={resource} controls={controls} onHelp={help.open} />}
        statistics={(rows, { requested }) => (
          <>
            <Figures figures={resource.figures(rows.statistics)} address={address} state={requested} />
            {resource.note?.(rows)}
          </>
        )}
        toolbar={(controls, rows) => (
          <Toolbar resource={resource} controls={controls} statistics={rows?.statistics} look={look} />
        )}
        instead={Instead && <Instead />}
      >
        {(rows, { reload }) => (
          <ResourceBody
            resource={resource}
            rows={rows}
            reload={reload}
            look={lookKey === undefined ? 'table' : look[0]}
            onHelp={help.open}
          />
        )}
      </ListScreen>
      <ShortcutsOverlay isOpen={isHelpOpen} onClose={help.close} shortcuts={getShortcuts(resource, canChange)} />
    </>
  );
}

type Description<Row extends RowRecord, Statistics, State extends ListState, Detail extends RowRecord> = Omit<
  Resource<Row, Statistics, State, Detail>,
  'address'
>;

/**
 * Makes a list screen of its address and its description: figures, search, filters, order, rows, selection, paging,
 * export, and the record that the address opens. The result has what the page of the screen exports. Two calls, so that
 * the description is checked against the filters of the address.
 */
export const defineResource =
  <State extends ListState>(address: ListAddress<State>) =>
  <Row extends RowRecord, Statistics, Detail extends RowRecord = Row>(
    description: Description<Row, Statistics, State, Detail>,
  ) => {
    const resource: Resource<Row, Statistics, State, Detail> = { address, ...description };
    const { texts, apiName, fetchRows, fetchStatistics } = resource;
    const first = describeFirstRows<Row, Statistics, State>(address, apiName);
    const load = async (state: State): Promise<ResourceRows<Row, Statistics> & { askedAt: number }> => {
      const askedAt = getAskedAt(first.calls);
      const [list, statistics] = await Promise.all([fetchRows(address.toQuery(state)), fetchStatistics()]);
      return { list, statistics, askedAt };
    };
    return {
      resource,
      meta: () => [{ title: texts.meta }],
      handle: {
        firstCalls: first.calls,
        live: resource.live,
        hasFirstView: !resource.needsAccount,
        prepare: (path) =>
          prepareScreen(path, first.calls, {
            load: () => loadList(new Request(new URL(path, location.href)), address, texts.loadError, load),
            render: (loaded) => <Screen resource={resource} loaded={loaded} />,
          }),
      } satisfies ScreenHandle,
      load: async (request: Request): Promise<Loaded<State, ResourceRows<Row, Statistics>>> => {
        const loaded =
          takePrepared<Loaded<State, ResourceRows<Row, Statistics>>>(request.url) ??
          (await loadList(request, address, texts.loadError, load));
        if (!('failure' in loaded) && loaded.askedAt !== undefined) resource.onLoaded?.(loaded.askedAt);
        return loaded;
      },
      shouldRevalidate: (change: ShouldRevalidateFunctionArgs): boolean => revalidatesRows(address)(change),
      HydrateFallback: () => (
        <FirstViewPlace
          waiting={<ListSkeleton title={texts.title} description={texts.description} label={texts.loading} />}
        >
          {(view) => <Screen resource={resource} loaded={first.read(view)} />}
        </FirstViewPlace>
      ),
      Screen: ({ loaded }: Pick<ScreenProps<Row, Statistics, State, Detail>, 'loaded'>) => (
        <ScreenPlace loaded={loaded} render={(data) => <Screen resource={resource} loaded={data} />} />
      ),
    };
  };
