import { type CSSProperties, useEffect, useState } from 'react';
import { Icon } from '#src/ui/public/icon.tsx';
import { Picture } from '#src/ui/public/picture.tsx';
import { HOME_ISLAND_TEXTS } from '../../home-islands.texts.ts';
import styles from './before-after.module.css';

const texts = HOME_ISLAND_TEXTS.beforeAfter;
const SIZES = '(min-width: 62rem) 38rem, 100vw';
const START = 50;

interface SidePicture {
  image: string;
  alt: string;
  /** Point that stays visible when the picture is cropped. */
  focus?: { x: number; y: number };
}

interface BeforeAfterProps {
  before: SidePicture;
  after: SidePicture;
}

/** Compares two pictures of one roof with a handle; without script, shows one above the other. */
export default function BeforeAfter({ before, after }: BeforeAfterProps) {
  const [live, setLive] = useState(false);
  const [percent, setPercent] = useState(START);
  useEffect(() => setLive(true), []);
  const split = live ? ({ '--split': `${percent}%` } as CSSProperties) : undefined;
  return (
    <div className={styles.frame} data-live={live || undefined} style={split}>
      <figure className={styles.side}>
        <Picture {...before} width={1200} height={800} sizes={SIZES} />
        <figcaption>{texts.before}</figcaption>
      </figure>
      <figure className={styles.side} data-side="after">
        <Picture {...after} width={1200} height={800} sizes={SIZES} />
        <figcaption>{texts.after}</figcaption>
      </figure>
      {live && (
        <>
          <input
            type="range"
            min={0}
            max={100}
            value={percent}
            aria-label={texts.slider}
            aria-valuetext={texts.sliderValue.replace('{percent}', String(100 - percent))}
            onChange={({ currentTarget }) => setPercent(Number(currentTarget.value))}
          />
          <span className={styles.handle} aria-hidden="true">
            <Icon name="previous" />
            <Icon name="next" />
          </span>
        </>
      )}
    </div>
  );
}
