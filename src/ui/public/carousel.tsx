import type { ReactNode } from 'react';
import styles from './carousel.module.css';

interface CarouselProps {
  /** Id by which the controls find the row. */
  id: string;
  /** Accessible name of the carousel. */
  label: string;
  /** Title beside the controls. */
  heading: ReactNode;
  /** Island that turns the row into a carousel and renders its buttons; without it the row scrolls. */
  controls: ReactNode;
  /** One card each. */
  cards: { key: string | number; card: ReactNode }[];
  /** The cards contain no focusable element, so the row itself is focusable for scrolling. */
  withoutLinks?: boolean;
}

/** Cards that may be in a window. */
const NEAR = 3;

/** Row of cards that an island can animate; the cards stay in the page's own markup. */
export function Carousel({ id, label, heading, controls, cards, withoutLinks = false }: CarouselProps) {
  const keyboard = withoutLinks && { tabIndex: 0, role: 'group', 'aria-label': label };
  return (
    <section className={styles.carousel} aria-roledescription="carrousel" aria-label={label}>
      <div className={styles.head}>
        {heading}
        {controls}
      </div>
      <div id={id} className={styles.row} data-mode="list" {...keyboard}>
        <div className={styles.track}>
          <ul className={styles.set} data-deferred="">
            {cards.map(({ key, card }, place) => (
              <li key={key} className={styles.card} data-deferred={place < NEAR ? 'near' : ''}>
                {card}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
