import { imageAddress, imageSources } from './image-sources.ts';
import styles from './picture.module.css';

interface PictureProps {
  /** As it is stored; `imageAddress` says what becomes of each form. Without one the ground alone is seen. */
  image: string | undefined;
  alt: string;
  /** Room it takes, in pixels: keeps its place while it loads. */
  width: number;
  height: number;
  /** The `sizes` of the page's layout. */
  sizes: string;
  /** Above the fold: fetched first, or, behind words, right after them; otherwise when it comes near. */
  urgent?: boolean | 'behind';
  /** Shown when there is no picture to fetch, and when it cannot be loaded. */
  fallback?: string | undefined;
}

function priorityOf(urgent: PictureProps['urgent']): 'high' | 'low' | 'auto' {
  if (urgent === 'behind') return 'low';
  return urgent ? 'high' : 'auto';
}

/** A picture in the width the screen needs, cropped to its place. */
export function Picture({ image = '', alt, width, height, sizes, urgent = false, fallback = '' }: PictureProps) {
  const standIn = imageAddress(fallback);
  const shown = imageAddress(image) ?? standIn;
  if (shown === undefined) return <div className={styles.empty} data-ratio={width > height ? 'wide' : 'tall'} />;
  const { src, srcSet } = imageSources(shown);
  return (
    <img
      className={styles.picture}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={alt}
      width={width}
      height={height}
      loading={urgent ? 'eager' : 'lazy'}
      fetchPriority={priorityOf(urgent)}
      decoding={urgent ? 'sync' : 'async'}
      data-fallback={standIn === undefined || standIn === shown ? undefined : imageSources(standIn).src}
    />
  );
}
