import { listAddress } from '#src/ui/admin/list-address.ts';
import { defineResource, toChoices } from '#src/ui/admin/resource/define-resource.tsx';
import { editRow } from '#src/ui/admin/resource/row-keys.ts';
import { removeSwipe, showSwipe } from '#src/ui/admin/resource/row-swipes.ts';
import { fetchItem, fetchItems, fetchStatistics, GALLERY_ADMIN_PATH } from '../gallery.client.ts';
import {
  GALLERY_CATEGORIES,
  GALLERY_SORT_KEYS,
  GALLERY_STATUSES,
  type GalleryStatistics,
} from '../gallery.contract.ts';
import { GALLERY_SCREEN_TEXTS as TEXTS } from '../gallery-screen.texts.ts';
import { PhotoBatch } from './photo-batch.tsx';
import { removeWork, toggleWork } from './work-acts.tsx';
import { WorkCard } from './work-card.tsx';
import { WorkDetails } from './work-details.tsx';
import { WorkEditor } from './work-editor.tsx';

const address = listAddress({
  sortKeys: GALLERY_SORT_KEYS,
  sort: { by: 'sort_order', order: 'asc' },
  filters: { category: null, status: GALLERY_STATUSES },
  descending: ['date', 'created_at', 'updated_at'],
});

const ALL = { status: undefined, category: undefined };
const KNOWN: readonly string[] = GALLERY_CATEGORIES;

/** Returns the categories in use that have no button, and the selected one. */
function getOtherCategories(statistics: GalleryStatistics | undefined, chosen: string | undefined) {
  const used = statistics?.category_names ?? [];
  const names = chosen === undefined || used.includes(chosen) ? used : [chosen, ...used];
  return names.filter((name) => !KNOWN.includes(name)).map((name) => ({ value: name, label: name }));
}

/** Finished works, as cards at every width. */
export const gallery = defineResource(address)({
  texts: TEXTS,
  live: ['gallery'],
  apiName: 'gallery',
  fetchRows: fetchItems,
  fetchStatistics,
  figures: ({ total, published, drafts, categories }) => [
    { label: TEXTS.statistics.total, value: total, show: ALL },
    { label: TEXTS.statistics.published, value: published, show: { status: 'published' } },
    { label: TEXTS.statistics.draft, value: drafts, show: { status: 'draft' } },
    { label: TEXTS.statistics.categories, value: categories, show: ALL, isExact: false },
  ],
  filters: [
    {
      name: 'category',
      isPart: true,
      label: TEXTS.categoryFilter,
      all: TEXTS.allCategories,
      choices: GALLERY_CATEGORIES.map((value) => ({ value, label: value })),
    },
    {
      name: 'category',
      isPart: true,
      look: 'menu',
      label: TEXTS.otherCategories,
      all: TEXTS.otherCategories,
      choices: getOtherCategories,
    },
  ],
  sorts: toChoices(GALLERY_SORT_KEYS, TEXTS.sortKeys),
  exporting: { path: `${GALLERY_ADMIN_PATH}/export`, fileName: 'realisations.csv' },
  adding: TEXTS.add,
  hidesActionsOnFailure: true,
  emptyLink: { text: TEXTS.add, to: ({ getHref }) => getHref({ kind: 'new' }) },
  keys: { e: editRow },
  rowLabel: ({ title }) => title,
  swipe: (item, list) => ({
    left: removeSwipe(() => removeWork(item, list)),
    right: showSwipe(item.is_active, () => toggleWork(item, list)),
  }),
  card: (item, list) => <WorkCard item={item} list={list} />,
  record: {
    fetch: fetchItem,
    listed: (rows) => rows,
    missing: TEXTS.missing,
    title: (_opened, record) => record?.title ?? TEXTS.details,
    View: WorkDetails,
  },
  // New works come as several photos at once.
  Over: ({ list }) => (
    <>
      <WorkEditor list={list} />
      <PhotoBatch list={list} />
    </>
  ),
});
