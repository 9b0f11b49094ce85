import { type ReactNode, useEffect, useState } from 'react';
import styles from './bubble.module.css';
import type { PhotoStore } from './photo-store.ts';
import type { Unsent } from './unsent.ts';

interface BubbleProps {
  as?: 'div' | 'li';
  /** True for messages of the side that reads this screen. */
  isOwn: boolean;
  /** Read by screen readers first, visible only where the author changes. */
  name: string;
  isNameVisible?: boolean;
  /** True while the server has not stored it. */
  isWaiting?: boolean;
  text: string;
  photo?: ReactNode;
  /** Time, marks and actions below. */
  children?: ReactNode;
}

/** One message, on its author's side; the screen around it sets the colours (`--bubble-…`). */
export function Bubble({ as: Item = 'div', isOwn, name, isNameVisible = false, text, ...rest }: BubbleProps) {
  const { isWaiting = false, photo, children } = rest;
  return (
    <Item
      className={styles.message}
      data-own={isOwn || undefined}
      data-first={isNameVisible || undefined}
      data-waiting={isWaiting || undefined}
    >
      <p className={isNameVisible ? styles.name : styles.hidden}>{name}</p>
      <div className={styles.bubble}>
        {photo}
        {text !== '' && <p className={styles.text}>{text}</p>}
      </div>
      {children && <div className={styles.mark}>{children}</div>}
    </Item>
  );
}

/** Photo of an unsent message, from this device. */
export function UnsentPhoto({ unsent, photos, alt }: { unsent: Unsent; photos: PhotoStore; alt: string }) {
  const { key, hasPhoto } = unsent;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!hasPhoto) return undefined;
    let url: string | undefined;
    let isGone = false;
    void photos.read(key).then((photo) => {
      if (photo === undefined || isGone) return;
      url = URL.createObjectURL(photo);
      setAddress(url);
    });
    return () => {
      isGone = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [key, hasPhoto, photos]);
  if (!hasPhoto) return null;
  return <span className={styles.photo}>{address && <img src={address} alt={alt} width={208} height={156} />}</span>;
}

export const PHOTO_CLASS = styles.photo;
