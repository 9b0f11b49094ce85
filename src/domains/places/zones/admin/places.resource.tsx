import { Anchor, Group, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { CardFoot } from '#src/ui/admin/card-foot.tsx';
import { listAddress } from '#src/ui/admin/list-address.ts';
import { MoveButtons } from '#src/ui/admin/move-buttons.tsx';
import { defineResource, toChoices } from '#src/ui/admin/resource/define-resource.tsx';
import type { ResourceList } from '#src/ui/admin/resource/resource-types.ts';
import { RowActs } from '#src/ui/admin/resource/row-acts.tsx';
import { editRow } from '#src/ui/admin/resource/row-keys.ts';
import { removeSwipe, showSwipe } from '#src/ui/admin/resource/row-swipes.ts';
import { fetchPlace, fetchPlaces, fetchStatistics } from '../place.client.ts';
import { type ListedPlace, PLACE_SORT_KEYS, type PlaceStatistics } from '../place.contract.ts';
import { PLACE_ADMIN_TEXTS as TEXTS } from '../place-admin.texts.ts';
import { AreaPanel } from './area-panel.tsx';
import { movePlaceRow, removePlace, toggleZone, ZoneToggle } from './place-acts.tsx';
import { PlaceDetails } from './place-details.tsx';
import { PlaceForm } from './place-form.tsx';
import { Distance, PageLink, Whereabouts } from './place-parts.tsx';

const CHOICES = ['true', 'false'] as const;

const address = listAddress({
  sortKeys: PLACE_SORT_KEYS,
  sort: { by: 'sort_order', order: 'asc' },
  filters: { zone: CHOICES, has_page: CHOICES },
  descending: ['inhabitants'],
});
type List = ResourceList<ListedPlace, PlaceStatistics, ReturnType<typeof address.toState>>;

interface PartProps {
  place: ListedPlace;
  list: List;
}

/** Moves a place, but only where all rows are shown in the order of the public site. */
function Move({ place, list }: PartProps) {
  const { state, rows, meta } = list;
  const isSiteOrder = state.sort_by === 'sort_order' && state.sort_order === 'asc' && !address.isFiltered(state);
  if (!isSiteOrder || meta.total < 2) return null;
  return (
    <MoveButtons
      name={place.name}
      isFirst={meta.page === 1 && rows[0]?.id === place.id}
      isLast={meta.page === meta.last_page && rows.at(-1)?.id === place.id}
      isBusy={list.isBusy}
      onMove={(step) => void movePlaceRow(place, step < 0 ? 'up' : 'down', list)}
    />
  );
}

const Name = ({ place, list }: PartProps) => (
  <Stack gap={0}>
    <Anchor
      component={Link}
      to={list.getHref({ kind: 'view', id: place.id })}
      preventScrollReset
      c="inherit"
      fw={600}
      size="sm"
      underline="hover"
      data-row-open
    >
      {place.name}
    </Anchor>
    <Whereabouts place={place} />
  </Stack>
);

const TITLES = { new: TEXTS.addTitle, edit: TEXTS.editTitle, view: TEXTS.details };

/** Places where the company works, its seat and its radius. */
export const places = defineResource(address)({
  texts: TEXTS,
  live: ['places'],
  apiName: 'places',
  fetchRows: (query) => fetchPlaces({ ...query }),
  fetchStatistics,
  figures: (statistics) => [
    { label: TEXTS.statistics.total, value: statistics.total, show: { zone: undefined, has_page: undefined } },
    { label: TEXTS.statistics.zones, value: statistics.zones, show: { zone: 'true' } },
    { label: TEXTS.statistics.pages, value: statistics.pages, show: { has_page: 'true' } },
    {
      label: TEXTS.statistics.approximate,
      value: statistics.approximate,
      show: { zone: undefined, has_page: undefined },
      isExact: false,
    },
  ],
  filters: [
    { name: 'zone', label: TEXTS.zoneFilter, all: TEXTS.allZones, choices: toChoices(CHOICES, TEXTS.zones) },
    {
      name: 'has_page',
      look: 'menu',
      label: TEXTS.pageFilter,
      all: TEXTS.allPages,
      choices: toChoices(CHOICES, TEXTS.hasPage),
    },
  ],
  sorts: toChoices(PLACE_SORT_KEYS, TEXTS.sortKeys),
  adding: TEXTS.create,
  emptyLink: { text: TEXTS.create, to: ({ getHref }) => getHref({ kind: 'new' }) },
  failures: 'banner',
  lookKey: 'places',
  Above: AreaPanel,
  keys: { e: editRow },
  rowLabel: ({ name }) => fill(TEXTS.open, { name }),
  columns: [
    {
      key: 'name',
      title: TEXTS.columns.name,
      sortKey: 'name',
      render: (place, list) => <Name place={place} list={list} />,
    },
    { key: 'distance', title: TEXTS.columns.distance, render: (place) => <Distance place={place} /> },
    { key: 'zone', title: TEXTS.columns.zone, render: (place, list) => <ZoneToggle place={place} list={list} /> },
    { key: 'page', title: TEXTS.columns.page, render: (place) => <PageLink place={place} /> },
  ],
  rowActions: {
    title: TEXTS.columns.actions,
    width: 190,
    render: (place, list) => {
      const { id, name } = place;
      return (
        <Group gap={2} wrap="nowrap">
          <Move place={place} list={list} />
          <RowActs
            id={id}
            list={list}
            titles={TEXTS.short}
            labels={{
              open: fill(TEXTS.open, { name }),
              edit: fill(TEXTS.edit, { name }),
              remove: fill(TEXTS.remove, { name }),
            }}
            onRemove={() => removePlace(place, list)}
          />
        </Group>
      );
    },
  },
  swipe: (place, list) => ({
    left: removeSwipe(() => removePlace(place, list)),
    right: showSwipe(place.is_zone, () => toggleZone(place, list)),
  }),
  card: (place, list, actions) => (
    <Stack gap={8} h="100%">
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <Name place={place} list={list} />
        <ZoneToggle place={place} list={list} />
      </Group>
      <Distance place={place} />
      <CardFoot note={<PageLink place={place} />}>{actions}</CardFoot>
    </Stack>
  ),
  record: {
    fetch: fetchPlace,
    listed: (rows) => rows,
    missing: TEXTS.missing,
    title: ({ kind }) => TITLES[kind],
    View: PlaceDetails,
    Form: PlaceForm,
  },
});
