import { ExportButton } from '#src/ui/admin/export-button.tsx';
import { type ListControls, ListScreen } from '#src/ui/admin/list-screen.tsx';
import { FilterChoice, FilterMenu, ListToolbar, SortChoice } from '#src/ui/admin/list-toolbar.tsx';
import type { Loaded } from '#src/ui/admin/load-list.ts';
import { NewLink } from '#src/ui/admin/new-link.tsx';
import { GALLERY_ADMIN_PATH } from '../gallery.client.ts';
import { GALLERY_CATEGORIES, GALLERY_SORT_KEYS, type GalleryStatistics as Statistics } from '../gallery.contract.ts';
import { GALLERY_SCREEN_TEXTS as TEXTS } from '../gallery-screen.texts.ts';
import { GALLERY_ADDRESS, type GalleryState } from './gallery-address.ts';
import { GalleryList, type Rows } from './gallery-list.tsx';
import { GalleryStatistics } from './gallery-statistics.tsx';

const CATEGORIES = GALLERY_CATEGORIES.map((category) => ({ value: category, label: category }));
const KNOWN: readonly string[] = GALLERY_CATEGORIES;
const SORTS = GALLERY_SORT_KEYS.map((key) => ({ value: key, label: TEXTS.sortKeys[key] }));

type ToolbarProps = Pick<ListControls<GalleryState>, 'requested' | 'change'> & { statistics: Statistics | undefined };

function Toolbar({ requested, change, statistics }: ToolbarProps) {
  const { category } = requested;
  const others = (statistics?.category_names ?? []).filter((name) => !KNOWN.includes(name));
  const isOther = category !== undefined && !KNOWN.includes(category);
  return (
    <ListToolbar
      search={requested.search}
      onSearch={(search) => change({ search }, true)}
      searchLabel={TEXTS.search}
      placeholder={TEXTS.searchFields}
    >
      <FilterChoice
        label={TEXTS.categoryFilter}
        all={TEXTS.allCategories}
        choices={CATEGORIES}
        // No button stands for the "other" category.
        value={isOther ? '' : category}
        onChoose={(chosen) => change({ category: chosen })}
      />
      {(others.length > 0 || isOther) && (
        <FilterMenu
          label={TEXTS.otherCategories}
          all={TEXTS.otherCategories}
          choices={others.map((name) => ({ value: name, label: name }))}
          value={isOther ? category : undefined}
          onChoose={(chosen) => change({ category: chosen })}
        />
      )}
      <SortChoice choices={SORTS} state={requested} onChange={(sort) => change(sort as Partial<GalleryState>)} />
    </ListToolbar>
  );
}

function Actions({ state }: { state: GalleryState }) {
  const { search, status, category, sort_by, sort_order } = state;
  return (
    <>
      <ExportButton
        path={`${GALLERY_ADMIN_PATH}/export`}
        query={{ search, status, category, sort_by, sort_order }}
        fileName="realisations.csv"
      />
      <NewLink to={GALLERY_ADDRESS.href(state, { page: state.page }, { kind: 'new' })}>{TEXTS.addShort}</NewLink>
    </>
  );
}

/** Shows finished works: statistics, search, photos and actions. */
export function GalleryScreen({ loaded }: { loaded: Loaded<GalleryState, Omit<Rows, 'state'>> }) {
  return (
    <ListScreen
      title={TEXTS.title}
      description={TEXTS.description}
      address={GALLERY_ADDRESS}
      loaded={loaded}
      live={['gallery']}
      actions={({ requested: wanted }) => !('failure' in loaded) && <Actions state={wanted} />}
      statistics={({ statistics }, { requested: requestedValue }) => (
        <GalleryStatistics statistics={statistics} state={requestedValue} />
      )}
      toolbar={(controls, rows) => <Toolbar {...controls} statistics={rows?.statistics} />}
    >
      {(rows, { reload, isLoading }) => <GalleryList rows={rows} reload={reload} isLoading={isLoading} />}
    </ListScreen>
  );
}
