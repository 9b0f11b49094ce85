import { formatMonth } from '#src/kernel/dates.ts';
import { Card } from '#src/ui/public/card.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import type { GalleryItem } from '../gallery.contract.ts';
import { Comparison } from './comparison.tsx';
import styles from './gallery-card.module.css';

/** Smaller than the real width, so that a phone loads the 400 or 800 px file, never the largest. */
const SIZES = '13rem';

interface GalleryCardProps {
  item: Pick<
    GalleryItem,
    | 'title'
    | 'description'
    | 'category'
    | 'location'
    | 'image'
    | 'image_alt'
    | 'before_image'
    | 'before_alt'
    | 'credit'
    | 'date'
  >;
  /** Shown instead of a picture that cannot be loaded. */
  fallback: string;
  /** The `sizes` attribute for an area larger than a card. */
  sizes?: string;
  urgent?: boolean;
  /** True on the gallery's own page: the border between before and after can be moved. */
  isMovable?: boolean;
}

/** Shows a finished work: before and after, description, place and date. As wide as its container. */
export function GalleryCard({ item, fallback, sizes = SIZES, urgent = false, isMovable = false }: GalleryCardProps) {
  const { title, description, category, location, credit, date } = item;
  return (
    <Card padded={false} element="article">
      <div className={styles.conversation}>
        <div className={styles.card}>
          <div className={styles.picture}>
            <Comparison
              item={item}
              sizes={sizes}
              fallback={fallback || undefined}
              urgent={urgent}
              isMovable={isMovable}
            />
            {credit && <span className={styles.credit}>{credit}</span>}
          </div>
          <div className={styles.words}>
            <p className={styles.category}>{category}</p>
            <h3>{title}</h3>
            {description && <p className={styles.description}>{description}</p>}
            {(location || date) && (
              <p className={styles.place}>
                {location && (
                  <span>
                    <Icon name="pin" />
                    {location}
                  </span>
                )}
                {date && (
                  <span>
                    <Icon name="calendar" />
                    <time dateTime={date} suppressHydrationWarning>
                      {formatMonth(date)}
                    </time>
                  </span>
                )}
              </p>
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}
