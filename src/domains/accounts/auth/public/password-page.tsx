import type { ReactNode } from 'react';
import '#src/ui/tokens/public.css';
import { PASSWORD_TEXTS } from '../password.texts.ts';
import styles from './password-page.module.css';

/** Page around one form, without other content. */
export function PasswordPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1>{title}</h1>
        {children}
      </div>
      <a href="/">{PASSWORD_TEXTS.backToSite}</a>
    </main>
  );
}
