import type { ReactNode } from 'react';
import styles from './preview-section.module.css';

/** Section of a preview, which can be selected by a click. */
export const PreviewSection = ({ id, children }: { id: string; children: ReactNode }) => (
  <div className={styles.section} data-section={id}>
    {children}
  </div>
);
