import { imageAddress, imageSources } from './image-sources.ts';
import styles from './picture.module.css';

interface PictureProps {
  /** Stored value; `imageAddress` resolves each form. Without it only the background is shown. */
  image: string | undefined;
  alt: string;
  /** Size in pixels, which reserves the space while the picture loads. */
  width: number;
  height: number;
  /** The `sizes` of the page's layout. */
  sizes: string;
  /** Above the fold: loaded first, or (`behind`, under text) right after; otherwise lazily. */
  urgent?: boolean | 'behind';
  /** Shown when there is no picture, and when it fails to load. */
  fallback?: string | undefined;
  /** Point that stays visible when the picture is cropped, in tenths from the left and from the top. */
  focus?: { x: number; y: number } | undefined;
}

function getPriority(urgent: PictureProps['urgent']): 'high' | 'low' | 'auto' {
  if (urgent === 'behind') return 'low';
  return urgent ? 'high' : 'auto';
}

/** Returns red, green and blue in eight steps, as the style sheet names them. */
function toSteps(tint: string): Record<string, number> {
  const [red, green, blue] = Array.from(tint, (digit) => Math.floor(Number.parseInt(digit, 16) / 2));
  return { 'data-red': red ?? 0, 'data-green': green ?? 0, 'data-blue': blue ?? 0 };
}

/** Picture in the width that the screen needs, cropped to its box. */
export function Picture({ image = '', alt, width, height, sizes, urgent = false, fallback = '', focus }: PictureProps) {
  const standIn = imageAddress(fallback);
  const view = imageAddress(image) ?? standIn;
  if (view === undefined) return <div className={styles.empty} data-ratio={width > height ? 'wide' : 'tall'} />;
  const { src, srcSet, tint } = imageSources(view);
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
      fetchPriority={getPriority(urgent)}
      decoding={urgent ? 'sync' : 'async'}
      {...(tint !== undefined && toSteps(tint))}
      data-focus-x={focus?.x}
      data-focus-y={focus?.y}
      data-fallback={standIn === undefined || standIn === view ? undefined : imageSources(standIn).src}
    />
  );
}
