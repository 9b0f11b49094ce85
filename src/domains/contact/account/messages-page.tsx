import { PROFILE } from '#src/ui/account/account-addresses.ts';
import { accountMeta } from '#src/ui/account/account-meta.ts';
import { AccountPage } from '#src/ui/account/account-page.tsx';
import { SignedInOnly } from '#src/ui/account/signed-in-only.tsx';
import { OWN_MESSAGE_TEXTS as texts } from '../own-message.texts.ts';
import { MessagesList } from './messages-list.tsx';

export const meta = accountMeta(texts.title);

export default function MessagesPage() {
  return (
    <AccountPage title={texts.title} text={texts.text} back={{ label: texts.back, to: PROFILE }}>
      <SignedInOnly sentence={texts.signedOut}>
        {({ email_verified }) => <MessagesList isVerified={email_verified} />}
      </SignedInOnly>
    </AccountPage>
  );
}
