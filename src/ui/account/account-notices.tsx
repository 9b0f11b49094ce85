import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Alert } from '../public/alert.tsx';
import { Button, ButtonLink } from '../public/button.tsx';
import { Icon } from '../public/icon.tsx';
import styles from './account.module.css';
import { ACCOUNT_TEXTS as texts } from './account.texts.ts';
import { loginAddress, registerAddress } from './account-addresses.ts';

/** Shows a signed-out visitor the page's sentence and sign-in links that lead back here. */
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

/** Shown while the page loads its data. */
export function LoadingText({ text = texts.loading }: { text?: string }) {
  return (
    <p className={styles.loading} role="status">
      {text}
    </p>
  );
}

/** Shows which data could not be loaded, and a button that reloads the page. */
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

/** Success message, announced by screen readers when it appears. */
export function DoneNotice({ children }: { children: ReactNode }) {
  return (
    <div className={styles.done} role="status">
      <Icon name="done" />
      <div>{children}</div>
    </div>
  );
}

/** Empty list: says why it is empty, and what to do. */
export function EmptyNotice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p className={styles.sentence}>{text}</p>
      {children && <p className={styles.actions}>{children}</p>}
    </div>
  );
}
