import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Alert } from '../public/alert.tsx';
import { Button, ButtonLink } from '../public/button.tsx';
import { Icon } from '../public/icon.tsx';
import styles from './account.module.css';
import { ACCOUNT_TEXTS as texts } from './account.texts.ts';
import { loginAddress, registerAddress } from './account-addresses.ts';

/** For whoever is not signed in: the page's sentence, and the ways in that lead back here. */
export function SignedOutNotice({ sentence }: { sentence: string }) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <div className={styles.notice}>
      <p className={styles.sentence}>{sentence}</p>
      <p className={styles.actions}>
        <ButtonLink href={loginAddress(here)} size="large">
          {texts.signIn}
        </ButtonLink>
        <ButtonLink href={registerAddress(here)} look="quiet" size="large">
          {texts.register}
        </ButtonLink>
      </p>
    </div>
  );
}

/** While the page asks. */
export function LoadingText({ text = texts.loading }: { text?: string }) {
  return (
    <p className={styles.loading} role="status">
      {text}
    </p>
  );
}

/** What could not be read, and the button that loads the page again. */
export function LoadFailure({ message }: { message: string }) {
  return (
    <div className={styles.notice}>
      <Alert>{message}</Alert>
      <Button look="outline" onClick={() => window.location.reload()}>
        {texts.retry}
      </Button>
    </div>
  );
}

/** What went well, read out as it appears. */
export function DoneNotice({ children }: { children: ReactNode }) {
  return (
    <div className={styles.done} role="status">
      <Icon name="done" />
      <div>{children}</div>
    </div>
  );
}

/** A list without entries: why, and what to do. */
export function EmptyNotice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p className={styles.sentence}>{text}</p>
      {children && <p className={styles.actions}>{children}</p>}
    </div>
  );
}
