import type { ReactNode } from 'react';
import styles from './card.module.css';

/** White card with the corners of a slate. */
export function Card({
  children,
  padded = true,
  element: Element = 'div',
}: {
  children: ReactNode;
  padded?: boolean;
  element?: 'div' | 'li' | 'article';
}) {
  return (
    <Element className={styles.card} data-padded={padded || undefined}>
      {children}
    </Element>
  );
}
