import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { PROFILE, registerAddress, safeReturn } from '#src/ui/account/account-addresses.ts';
import { accountMeta } from '#src/ui/account/account-meta.ts';
import { AccountPage } from '#src/ui/account/account-page.tsx';
import { useCustomer } from '#src/ui/account/use-customer.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { CUSTOMER_TEXTS } from '../customer.texts.ts';
import { CodeForm } from './code-form.tsx';
import styles from './customer.module.css';
import { LoginForm } from './login-form.tsx';

const texts = CUSTOMER_TEXTS.login;

export const meta = accountMeta(texts.title);

/** Loads a new document: the next page may belong to the public site. */
const goTo = (next: string): void => window.location.assign(next);

/** Shows a signed-in user a link to continue; they may still sign in as another user. */
function AlreadyIn({ next }: { next: string }) {
  const state = useCustomer();
  if (state.is !== 'in') return null;
  const hasPlace = next !== '/';
  return (
    <div className={styles.card} role="status">
      <p>{fill(texts.already, { name: state.customer.name })}</p>
      <p>
        <ButtonLink href={hasPlace ? next : PROFILE} look="outline">
          {hasPlace ? texts.goOn : texts.toAccount}
        </ButtonLink>
      </p>
    </div>
  );
}

export default function LoginPage() {
  const [search] = useSearchParams();
  const [challenge, setChallenge] = useState<string>();
  const next = safeReturn(search.get('next'));
  const leave = (): void => goTo(next);
  if (challenge !== undefined) {
    return (
      <AccountPage title={texts.codeTitle} isNarrow>
        <div className={styles.card}>
          <CodeForm challenge={challenge} onSignedIn={leave} onStartAgain={() => setChallenge(undefined)} />
        </div>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={texts.title} text={texts.text} isNarrow>
      <AlreadyIn next={next} />
      <div className={styles.card}>
        <LoginForm onSignedIn={leave} onChallenge={setChallenge} />
      </div>
      <p className={styles.other}>
        {texts.noAccount} <a href={registerAddress(next)}>{texts.register}</a>
      </p>
    </AccountPage>
  );
}
