import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { Icon } from './icon.tsx';

interface AlertProps {
  children: ReactNode;
  /** Adds the button that takes it away; its accessible name. */
  dismissLabel?: string;
  onDismiss?: () => void;
}

/** The red box of a refusal, read out as soon as it appears. */
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
