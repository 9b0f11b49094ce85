import { Icon } from '#src/ui/public/icon.tsx';
import { Picture } from '#src/ui/public/picture.tsx';
import type { GalleryItem } from '../gallery.contract.ts';
import { GALLERY_CARD_TEXTS as texts } from '../gallery-card.texts.ts';
import styles from './comparison.module.css';

interface ComparisonProps {
  item: Pick<GalleryItem, 'title' | 'image' | 'image_alt' | 'before_image' | 'before_alt'>;
  sizes: string;
  /** Shown instead of a picture that cannot be loaded. */
  fallback: string | undefined;
  urgent?: boolean;
  /** True if the gallery's script moves the border between the two; otherwise it stays in the middle. */
  isMovable?: boolean;
}

/** Shows before and after, half and half; the finished work alone when there is no other picture. */
export function Comparison({ item, sizes, fallback, urgent = false, isMovable = false }: ComparisonProps) {
  const { title, image, image_alt, before_image, before_alt } = item;
  const size = { width: 1200, height: 800, sizes, urgent, fallback };
  if (before_image === '') {
    return (
      <div className={styles.frame}>
        <div className={styles.side}>
          <Picture image={image} alt={image_alt} {...size} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.frame} data-pair="" data-compare={isMovable ? '' : undefined}>
      <figure className={styles.side}>
        <Picture image={before_image} alt={before_alt} {...size} />
        <figcaption>{texts.before}</figcaption>
      </figure>
      <figure className={styles.side} data-side="after">
        <Picture image={image} alt={image_alt} {...size} urgent={urgent && 'behind'} />
        <figcaption>{texts.after}</figcaption>
      </figure>
      {isMovable && <Slider title={title} />}
    </div>
  );
}

/** Hidden until the script controls it. */
function Slider({ title }: { title: string }) {
  return (
    <>
      <input
        type="range"
        min={0}
        max={100}
        defaultValue={50}
        aria-label={texts.slider.replace('{title}', title)}
        hidden
      />
      <span className={styles.handle} aria-hidden="true">
        <Icon name="previous" />
        <Icon name="next" />
      </span>
    </>
  );
}
