import { accountMeta } from '#src/ui/account/account-meta.ts';
import { AccountPage } from '#src/ui/account/account-page.tsx';
import { SignedInOnly } from '#src/ui/account/signed-in-only.tsx';
import { CUSTOMER_TEXTS } from '../customer.texts.ts';
import { ProfilePanel } from './profile-panel.tsx';

const texts = CUSTOMER_TEXTS.profile;

export const meta = accountMeta(texts.title);

export default function ProfilePage() {
  return (
    <AccountPage title={texts.title} text={texts.text}>
      <SignedInOnly sentence={texts.signedOut}>{() => <ProfilePanel />}</SignedInOnly>
    </AccountPage>
  );
}
