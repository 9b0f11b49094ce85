import type { ReactNode } from 'react';
import { Icon, type IconName } from '#src/ui/public/icon.tsx';
import styles from './absent.module.css';

/** Replaces an empty list: says why it is empty, and what to do instead. */
export function Absent({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className={styles.absent}>
      <Icon name={icon} size="large" />
      {children}
    </div>
  );
}
