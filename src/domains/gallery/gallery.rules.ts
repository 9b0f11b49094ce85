import { slugOf } from '#src/kernel/text.ts';

/** Credit of a picture that is drawn. */
export const ILLUSTRATION = 'Illustration';

export const GALLERY_PATH = '/realisations';
/** Up to so many works stand on one page, where the visitor's side filters them. */
export const WORKS_PER_PAGE = 60;

/** What the address says of the gallery; an empty category means all. */
export interface GalleryView {
  category: string;
  page: number;
}

interface Categorised {
  category: string;
}

/** A category as the address names it. */
export const categoryKey = (category: string): string => slugOf(category) || category;

export const isIn = (category: string, { category: own }: Categorised): boolean =>
  category === '' || categoryKey(own) === category;

/** The distinct categories found, in the order in which they are met. */
export function categoriesOf(works: readonly Categorised[]): { key: string; label: string }[] {
  const labels = new Map<string, string>();
  for (const { category } of works) {
    const key = categoryKey(category);
    if (!labels.has(key)) labels.set(key, category);
  }
  return [...labels].map(([key, label]) => ({ key, label }));
}

/** Reads the address; what makes no sense in it asks for the first page. */
export function galleryViewOf(address: URLSearchParams): GalleryView {
  const page = address.get('page') ?? '';
  return { category: address.get('categorie') ?? '', page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1 };
}

/** The address of a view. */
export function galleryAddress({ category, page }: GalleryView): string {
  const query = new URLSearchParams({
    ...(category && { categorie: category }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query === '' ? GALLERY_PATH : `${GALLERY_PATH}?${query}`;
}

/** What one page holds: every work while they are few, else one page of the chosen ones. */
export function wallOf<Work extends Categorised>(works: readonly Work[], { category, page }: GalleryView) {
  const chosen = works.filter((work) => isIn(category, work));
  const isWhole = works.length <= WORKS_PER_PAGE;
  const start = (page - 1) * WORKS_PER_PAGE;
  return {
    /** The other works stand there too, unseen, until they are asked for. */
    isWhole,
    standing: isWhole ? [...works] : chosen.slice(start, start + WORKS_PER_PAGE),
    found: chosen.length,
    lastPage: isWhole ? 1 : Math.max(1, Math.ceil(chosen.length / WORKS_PER_PAGE)),
  };
}
