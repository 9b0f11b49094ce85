import { useSearchParams } from 'react-router';
import { loginAddress, safeReturn } from '#src/ui/account/account-addresses.ts';
import { accountMeta } from '#src/ui/account/account-meta.ts';
import { AccountPage } from '#src/ui/account/account-page.tsx';
import { CUSTOMER_TEXTS } from '../customer.texts.ts';
import styles from './customer.module.css';
import { RegisterForm } from './register-form.tsx';

const texts = CUSTOMER_TEXTS.register;

export const meta = accountMeta(texts.title);

export default function RegisterPage() {
  const [search] = useSearchParams();
  const next = safeReturn(search.get('next'));
  return (
    <AccountPage title={texts.title} text={texts.text} isNarrow>
      <div className={styles.card}>
        <RegisterForm onRegistered={() => window.location.assign(next)} />
      </div>
      <p className={styles.other}>
        {texts.hasAccount} <a href={loginAddress(next)}>{texts.login}</a>
      </p>
    </AccountPage>
  );
}
