import type { ReactNode } from 'react';
import styles from './account.module.css';

/** Status of a record in one word; the colour only repeats it. */
export function StatusChip({
  tone,
  children,
}: {
  tone: 'waiting' | 'news' | 'good' | 'bad' | 'quiet';
  children: ReactNode;
}) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {children}
    </span>
  );
}
