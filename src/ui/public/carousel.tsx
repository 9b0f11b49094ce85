import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import styles from './carousel.module.css';
import { type BeltConstants, useBelt } from './use-belt.ts';

interface CarouselProps<Item> {
  label: string;
  items: Item[];
  keyOf: (item: Item) => string | number;
  /** One card. A copy is for the eyes only: its links take `tabIndex={-1}`. */
  card: (item: Item, isCopy: boolean) => ReactNode;
  constants: BeltConstants & { arrowStepPx: number };
  texts: { previous: string; next: string; pause: string; play: string };
}

/** Cards on a belt that can be stopped; without script or motion, a row to scroll. Only inside an island. */
export function Carousel<Item>({ label, items, keyOf, card, constants, texts }: CarouselProps<Item>) {
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const { mode, copies, playing, setPlaying, shift } = useBelt(viewport, track, constants);
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const copyNumbers = Array.from({ length: copies - 1 }, (_, copy) => copy + 1);
  const cards = (isCopy: boolean) =>
    items.map((item) => (
      <li key={keyOf(item)} className={styles.card}>
        {card(item, isCopy)}
      </li>
    ));
  return (
    <section className={styles.carousel} aria-roledescription="carrousel" aria-label={label}>
      <div className={styles.controls} data-live={live || undefined}>
        {mode === 'belt' && (
          <IconButton
            icon={playing ? 'pause' : 'play'}
            label={playing ? texts.pause : texts.play}
            onClick={() => setPlaying(!playing)}
          />
        )}
        <IconButton icon="previous" label={texts.previous} onClick={() => shift(-constants.arrowStepPx)} />
        <IconButton icon="next" label={texts.next} onClick={() => shift(constants.arrowStepPx)} />
      </div>
      <div ref={viewport} className={styles.viewport} data-mode={mode}>
        <div ref={track} className={styles.track}>
          <ul>{cards(false)}</ul>
          {copyNumbers.map((copy) => (
            <ul key={copy} aria-hidden="true">
              {cards(true)}
            </ul>
          ))}
        </div>
      </div>
    </section>
  );
}
