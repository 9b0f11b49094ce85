import { useState } from 'react';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { LoadingText } from '#src/ui/account/account-notices.tsx';
import { StatusChip } from '#src/ui/account/status-chip.tsx';
import { useLoaded } from '#src/ui/account/use-loaded.ts';
import { toSentence } from '#src/ui/http/api-error.ts';
import { Alert } from '#src/ui/public/alert.tsx';
import { Button } from '#src/ui/public/button.tsx';
import type { Session } from '../auth.contract.ts';
import { CUSTOMER_TEXTS } from '../customer.texts.ts';
import { closeSession, fetchSessions } from '../profile.client.ts';
import styles from './customer.module.css';

const texts = CUSTOMER_TEXTS.sessions;

/** Lists the account's sessions, with a button to end each one. */
export function DeviceList() {
  const { loaded, reload } = useLoaded(fetchSessions, texts.error);
  const [failure, setFailure] = useState<string>();
  const close = async ({ id }: Session): Promise<void> => {
    try {
      setFailure(undefined);
      await closeSession(id);
      reload();
    } catch (error) {
      setFailure(toSentence(error, texts.closeError));
    }
  };
  return (
    <section className={styles.card} aria-labelledby="appareils">
      <h2 id="appareils">{texts.title}</h2>
      <p className={styles.small}>{texts.text}</p>
      {failure && <Alert>{failure}</Alert>}
      {loaded.is === 'loading' && <LoadingText />}
      {loaded.is === 'failed' && <Alert>{loaded.message}</Alert>}
      {loaded.is === 'ready' && (
        <ul className={styles.devices}>
          {loaded.data.sessions.map((session) => (
            <li key={session.id}>
              <span>
                <strong>{session.device}</strong>
                <span className={styles.small}>{fill(texts.seen, { date: formatDateTime(session.last_seen_at) })}</span>
              </span>
              {session.is_current ? (
                <StatusChip tone="good">{texts.current}</StatusChip>
              ) : (
                <Button
                  look="quiet"
                  aria-label={fill(texts.closeLabel, { device: session.device })}
                  onClick={() => void close(session)}
                >
                  {texts.close}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
