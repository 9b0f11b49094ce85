import { useEffect, useMemo, useRef, useState } from 'react';
import type { Role } from '#src/kernel/actor.ts';
import { type KnownPerson, knownWords } from '../../password.rules.ts';
import { PASSWORD_TEXTS } from '../../password.texts.ts';
import { type PasswordEstimate, passwordAdvice } from '../../password.views.ts';
import styles from './password-meter.module.css';
import { loadEstimator, watchPassword } from './watch-password.ts';

interface PasswordMeterProps {
  password: string;
  /** Data that the form has about the password's owner. */
  person?: Partial<KnownPerson>;
  /** Unknown on a page opened by an emailed link. */
  ownerRole?: Role | undefined;
}

/** Returns the company's name, from the page's metadata for other sites or the end of its title. */
function companyWords(): string[] {
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
  return [site ?? document.title.split(' – ').at(-1) ?? ''];
}

function useEstimate(password: string, { name = '', email = '', phone = '' }: Partial<KnownPerson>) {
  const [estimate, setEstimate] = useState<PasswordEstimate>();
  const watch = useRef<ReturnType<typeof watchPassword>>(undefined);
  useEffect(() => {
    watch.current = watchPassword(loadEstimator, setEstimate);
    return () => watch.current?.stop();
  }, []);
  const words = useMemo(
    () => (password === '' ? [] : knownWords({ name, email, phone }, companyWords())),
    [password, name, email, phone],
  );
  useEffect(() => watch.current?.change(password, words), [password, words]);
  return { estimate, words };
}

/** Shows how hard a new password is to guess, as a bar and a sentence; neutral until known. The server decides. */
export function PasswordMeter({ password, person = {}, ownerRole }: PasswordMeterProps) {
  const { estimate, words } = useEstimate(password, person);
  const { score, advice } = passwordAdvice({ password, words, role: ownerRole, estimate });
  return (
    <div className={styles.meter} data-score={score}>
      <span className={styles.bar} aria-hidden="true" />
      <p role="status" aria-live="polite">
        {PASSWORD_TEXTS.advice[advice]}
      </p>
    </div>
  );
}
