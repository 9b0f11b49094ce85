import { useEffect, useState } from 'react';
import { transmit } from '#src/ui/http/request.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { SERVICE_RETRY_TEXTS as texts } from '../../service-retry.texts.ts';
import styles from './service-retry.module.css';

/** Returns whether the page was reloaded; such a page does not retry automatically again. */
const wasReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

/** Notice above built-in content: requests the service again and reloads the page once it can be read. */
export default function ServiceRetry({ slug }: { slug: string }) {
  const [attempt, setAttempt] = useState(0);
  const [isLoading, setLoading] = useState(false);

  useEffect(() => {
    if (attempt === 0 && wasReloaded()) return;
    const leaving = new AbortController();
    setLoading(true);
    transmit(`/services/slug/${encodeURIComponent(slug)}`, { signal: leaving.signal })
      .then(({ status, body }) => {
        body?.cancel().catch(() => undefined);
        if (status < 500) location.reload();
        else setLoading(false);
      })
      .catch(() => setLoading(leaving.signal.aborted));
    return () => leaving.abort();
  }, [attempt, slug]);

  return (
    <div className={styles.notice}>
      <p role="status">{isLoading ? texts.loading : texts.failed}</p>
      <ButtonLink
        look="outline"
        href={`/services/${encodeURIComponent(slug)}`}
        onClick={(event) => {
          event.preventDefault();
          setAttempt(attempt + 1);
        }}
      >
        {texts.retry}
      </ButtonLink>
    </div>
  );
}
