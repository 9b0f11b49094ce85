import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { isStaff } from '#src/kernel/actor.ts';
import { href } from '#src/kernel/href.ts';
import { LoadFailure, LoadingText } from '#src/ui/account/account-notices.tsx';
import { AccountTabs } from '#src/ui/account/account-tabs.tsx';
import { useLoaded } from '#src/ui/account/use-loaded.ts';
import { Button } from '#src/ui/public/button.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { fetchCurrentUser, signOutCustomer } from '../customer.client.ts';
import { CUSTOMER_TEXTS } from '../customer.texts.ts';
import styles from './customer.module.css';
import { DeviceList } from './device-list.tsx';
import { InformationForm } from './information-form.tsx';
import { OwnDataCard } from './own-data.tsx';
import { PasswordForm } from './password-form.tsx';
import { VerificationBanner } from './verification-banner.tsx';

const texts = CUSTOMER_TEXTS.profile;
const INFORMATION = 'informations';
const PASSWORD = 'mot-de-passe';
const TABS = [INFORMATION, PASSWORD].map((key) => ({ key, label: texts.tabs[key as keyof typeof texts.tabs] }));
const LINKS = [
  { to: href('/quotes'), label: texts.links.quotes, icon: 'quote' },
  { to: href('/messages'), label: texts.links.messages, icon: 'mail' },
  { to: href('/facture'), label: texts.links.invoices, icon: 'wallet' },
] as const;

function Ways({ isAdmin }: { isAdmin: boolean }) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = (): void => {
    setLeaving(true);
    void signOutCustomer();
  };
  return (
    <nav className={styles.ways} aria-label={texts.links.label}>
      {LINKS.map(({ to, label, icon }) => (
        <Link key={to} to={to}>
          <Icon name={icon} /> {label}
        </Link>
      ))}
      {isAdmin && <a href={href('/admin')}>{texts.links.admin}</a>}
      <Button look="quiet" disabled={isLeaving} onClick={leave}>
        {texts.logout}
      </Button>
    </nav>
  );
}

/** Account page: links, personal data, sign-in, stored data. */
export function ProfilePanel() {
  const { loaded, replace } = useLoaded(fetchCurrentUser, texts.loadError);
  const [search, setSearch] = useSearchParams();
  const tab = search.get('onglet') === PASSWORD ? PASSWORD : INFORMATION;
  if (loaded.is === 'loading') return <LoadingText text={texts.loading} />;
  if (loaded.is === 'failed') return <LoadFailure message={loaded.message} />;
  const current = loaded.data;
  const show = (key: string): void =>
    setSearch(key === INFORMATION ? {} : { onglet: key }, { replace: true, preventScrollReset: true });
  return (
    <>
      <Ways isAdmin={isStaff(current.user)} />
      <VerificationBanner {...current} />
      <div className={styles.layout}>
        <AccountTabs label={texts.tabsLabel} tabs={TABS} current={tab} onChange={show}>
          {tab === INFORMATION ? (
            <InformationForm current={current} onSaved={(saved) => replace({ ...current, ...saved })} />
          ) : (
            <PasswordForm user={current.user} />
          )}
        </AccountTabs>
        <div className={styles.aside}>
          <DeviceList />
          <OwnDataCard />
        </div>
      </div>
    </>
  );
}
