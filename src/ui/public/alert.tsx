import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { Icon } from './icon.tsx';

interface AlertProps {
  children: ReactNode;
  /** Accessible name of the close button; without it there is no button. */
  dismissLabel?: string;
  onDismiss?: () => void;
}

/** Red box for an error, announced as soon as it appears. */
export function Alert({ children, dismissLabel, onDismiss }: AlertProps) {
  return (
    <div className={styles.alert} role="alert">
      <Icon name="alert" />
      <div className={styles.body}>{children}</div>
      {onDismiss && (
        <button type="button" className={styles.dismiss} aria-label={dismissLabel} onClick={onDismiss}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
