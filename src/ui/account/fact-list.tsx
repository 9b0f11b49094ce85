import type { ReactNode } from 'react';
import styles from './account.module.css';

/** List of labels and values; empty values are left out. */
export function FactList({ facts }: { facts: { label: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== '' && value !== null && value !== undefined)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
