import { useSearchParams } from 'react-router';
import { accountMeta } from '#src/ui/account/account-meta.ts';
import { AccountPage } from '#src/ui/account/account-page.tsx';
import { OWN_QUOTE_TEXTS } from '../own-quote.texts.ts';
import { LinkedOffer } from './linked-offer.tsx';

const { offer: texts } = OWN_QUOTE_TEXTS;

export const meta = accountMeta(texts.title);

/** Shows a quote opened from an email, without an account: the token in the URL is the permission. */
export default function QuoteLinkPage() {
  const [search] = useSearchParams();
  return (
    <AccountPage title={texts.title} text={texts.text}>
      <LinkedOffer token={search.get('token') ?? ''} />
    </AccountPage>
  );
}
