import { Island } from '#src/platform/islands/island.tsx';
import { ButtonLink } from '#src/ui/public/button.tsx';
import type { GalleryItem } from '../gallery.contract.ts';
import { GALLERY_TEXTS as texts } from '../gallery.texts.ts';
import {
  categoryKey,
  type GalleryView,
  galleryAddress,
  getCategories,
  ILLUSTRATION,
  isIn,
  toGrid,
} from '../gallery.views.ts';
import { GalleryCard } from './gallery-card.tsx';
import styles from './gallery-grid.module.css';
import GalleryMotion from './islands/gallery-motion.tsx';

/** Phones load the smallest file that is sharp enough; the large cells of a wide screen the largest. */
const SIZES = '(min-width: 62rem) 44rem, (min-width: 48rem) 24rem, 13rem';

interface GalleryGridProps {
  items: GalleryItem[];
  view: GalleryView;
  /** Shown instead of a picture that cannot be loaded. */
  fallback: string;
}

/** Shows every work before and after, by category; filtered by links, or directly with the script. */
export function GalleryGrid({ items, view, fallback }: GalleryGridProps) {
  const { standing, isWhole, found, lastPage } = toGrid(items, view);
  const first = standing.find((item) => isIn(view.category, item));
  return (
    <div className={styles.grid}>
      <Categories items={items} view={view} isWhole={isWhole} />
      <p className={styles.count} role="status" data-gallery-count="">
        {found === 1 ? texts.one : texts.many.replace('{count}', String(found))}
      </p>
      {items.some(({ credit }) => credit === ILLUSTRATION) && <p className={styles.note}>{texts.illustrated}</p>}
      <ul className={styles.works} data-deferred="">
        {standing.map((item) => (
          <li key={item.id} data-category={categoryKey(item.category)} hidden={!isIn(view.category, item)}>
            <GalleryCard item={item} fallback={fallback} sizes={SIZES} urgent={item === first} isMovable />
          </li>
        ))}
      </ul>
      <p className={styles.none} data-gallery-none="" hidden={found > 0}>
        {texts.noneFound}
      </p>
      {lastPage > 1 && <Pages view={view} last={lastPage} />}
      <Island of={GalleryMotion} when="idle" />
    </div>
  );
}

function Categories({ items, view, isWhole }: { items: GalleryItem[]; view: GalleryView; isWhole: boolean }) {
  const categories = [{ key: '', label: texts.all }, ...getCategories(items)];
  return (
    <nav aria-label={texts.filter}>
      <ul className={styles.categories}>
        {categories.map(({ key, label }) => (
          <li key={key}>
            <a
              href={galleryAddress({ category: key, page: 1 })}
              aria-current={key === view.category ? 'true' : undefined}
              data-gallery-filter={isWhole ? key : undefined}
            >
              {label}
              <span aria-hidden="true">{items.filter((item) => isIn(key, item)).length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pages({ view, last }: { view: GalleryView; last: number }) {
  const { page } = view;
  const link = (to: number, label: string) => (
    <ButtonLink look="outline" href={galleryAddress({ ...view, page: to })}>
      {label}
    </ButtonLink>
  );
  return (
    <nav className={styles.pages} aria-label={texts.pages}>
      {page > 1 && link(page - 1, texts.previous)}
      <p>{texts.position.replace('{page}', String(page)).replace('{last}', String(last))}</p>
      {page < last && link(page + 1, texts.next)}
    </nav>
  );
}
