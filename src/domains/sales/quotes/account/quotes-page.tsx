import { PROFILE } from '#src/ui/account/account-addresses.ts';
import { accountMeta } from '#src/ui/account/account-meta.ts';
import { AccountPage } from '#src/ui/account/account-page.tsx';
import { SignedInOnly } from '#src/ui/account/signed-in-only.tsx';
import { OWN_QUOTE_TEXTS } from '../own-quote.texts.ts';
import { QuotesList } from './quotes-list.tsx';

const { list: texts } = OWN_QUOTE_TEXTS;

export const meta = accountMeta(texts.title);

export default function QuotesPage() {
  return (
    <AccountPage title={texts.title} text={texts.text} back={{ label: texts.back, to: PROFILE }}>
      <SignedInOnly sentence={texts.signedOut}>
        {({ email_verified }) => <QuotesList isVerified={email_verified} />}
      </SignedInOnly>
    </AccountPage>
  );
}
