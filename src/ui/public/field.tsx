import type { ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldProps {
  id: string;
  label: string;
  /** Text mark in the label: "(obligatoire)". */
  mark?: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Returns the ids of hint and error for the control's `aria-describedby`. */
export const describedBy = ({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>): string | undefined =>
  [error && `${id}-erreur`, hint && `${id}-aide`].filter(Boolean).join(' ') || undefined;

/** Label, control, hint and error in one column; the control must use `id` and `describedBy`. */
export function Field({ id, label, mark, hint, error, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>
        {label} {mark && <span className={styles.mark}>{mark}</span>}
      </label>
      {children}
      {hint && (
        <p className={styles.hint} id={`${id}-aide`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-erreur`}>
          {error}
        </p>
      )}
    </div>
  );
}
