import type { ReactNode } from 'react';
import styles from './carousel.module.css';

interface BeltProps {
  /** By which the controls find the row. */
  id: string;
  /** Accessible name of the carousel. */
  label: string;
  /** Title beside the controls. */
  heading: ReactNode;
  /** The island that makes the row a belt and draws its buttons; without it, a row to scroll. */
  controls: ReactNode;
  /** One card each. */
  cards: { key: string | number; card: ReactNode }[];
  /** Nothing in the cards takes the keyboard: the row itself does, to be scrolled. */
  withoutLinks?: boolean;
}

/** A row of cards that an island can set in motion; the cards themselves stay the page's. */
export function Belt({ id, label, heading, controls, cards, withoutLinks = false }: BeltProps) {
  const keyboard = withoutLinks && { tabIndex: 0, role: 'group', 'aria-label': label };
  return (
    <section className={styles.belt} aria-roledescription="carrousel" aria-label={label}>
      <div className={styles.head}>
        {heading}
        {controls}
      </div>
      <div id={id} className={styles.row} data-mode="list" {...keyboard}>
        <div className={styles.track}>
          <ul className={styles.set}>
            {cards.map(({ key, card }) => (
              <li key={key} className={styles.card}>
                {card}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
