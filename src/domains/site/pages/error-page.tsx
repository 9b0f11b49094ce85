import { isRouteErrorResponse } from 'react-router';
import { ERROR_PAGE_TEXTS as texts } from '../error-page.texts.ts';
import styles from './error-page.module.css';

/** Shown in place of a page that failed; needs nothing that can fail. */
export function ErrorPage({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = isMissing ? texts.missing : texts.failed;
  return (
    <main className={styles.page}>
      <title>{title}</title>
      <h1>{title}</h1>
      {!isMissing && <p>{texts.text}</p>}
      <a href="/">{texts.home}</a>
    </main>
  );
}
