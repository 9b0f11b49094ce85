import { toSlug } from '#src/kernel/text.ts';
import type { GalleryItem } from './gallery.contract.ts';

/** Credit of a drawn picture. */
export const ILLUSTRATION = 'Illustration';

export const GALLERY_PATH = '/realisations';
/** Maximum number of works on one page, where the browser filters them. */
export const WORKS_PER_PAGE = 60;

/** Category and page that the URL names; an empty category means all. */
export interface GalleryView {
  category: string;
  page: number;
}

interface Categorised {
  category: string;
}

/** Returns a category's slug in the URL. */
export const categoryKey = (category: string): string => toSlug(category) || category;

export const isIn = (category: string, { category: own }: Categorised): boolean =>
  category === '' || categoryKey(own) === category;

/** Returns the distinct categories, in the order of first occurrence. */
export function getCategories(works: readonly Categorised[]): { key: string; label: string }[] {
  const labels = new Map<string, string>();
  for (const { category } of works) {
    const key = categoryKey(category);
    if (!labels.has(key)) labels.set(key, category);
  }
  return [...labels].map(([key, label]) => ({ key, label }));
}

/** Reads the view from the URL; invalid values select the first page. */
export function toGalleryView(address: URLSearchParams): GalleryView {
  const page = address.get('page') ?? '';
  return { category: address.get('categorie') ?? '', page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1 };
}

/** Returns the URL of a view. */
export function galleryAddress({ category, page }: GalleryView): string {
  const query = new URLSearchParams({
    ...(category && { categorie: category }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query === '' ? GALLERY_PATH : `${GALLERY_PATH}?${query}`;
}

/** Returns the works of one page: all of them while there are few, else one page of the selected ones. */
export function toGrid<Work extends Categorised>(works: readonly Work[], { category, page }: GalleryView) {
  const chosen = works.filter((work) => isIn(category, work));
  const isWhole = works.length <= WORKS_PER_PAGE;
  const start = (page - 1) * WORKS_PER_PAGE;
  return {
    /** True when the other works are in the page too, hidden until selected. */
    isWhole,
    standing: isWhole ? [...works] : chosen.slice(start, start + WORKS_PER_PAGE),
    found: chosen.length,
    lastPage: isWhole ? 1 : Math.max(1, Math.ceil(chosen.length / WORKS_PER_PAGE)),
  };
}

interface ExportTexts {
  published: string;
  draft: string;
  columns: Readonly<Record<string, string>>;
}

/** Returns a list as rows for a spreadsheet: column names first, then one row per work. */
export const exportLines = (items: readonly GalleryItem[], { published, draft, columns }: ExportTexts): string[][] => [
  Object.values(columns),
  ...items.map((item) => [
    String(item.id),
    item.title,
    item.category,
    item.is_active ? published : draft,
    String(item.sort_order),
    item.location,
    item.date,
    item.description,
    item.image,
    item.image_alt,
    item.before_image,
    item.before_alt,
    item.credit,
    item.created_at,
    item.updated_at,
  ]),
];
