import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { accountMeta } from '#src/ui/account/account-meta.ts';
import { LoadFailure, LoadingText } from '#src/ui/account/account-notices.tsx';
import { AccountPage } from '#src/ui/account/account-page.tsx';
import { SignedInOnly } from '#src/ui/account/signed-in-only.tsx';
import { useLoaded } from '#src/ui/account/use-loaded.ts';
import { CONTRACT_ACCOUNT_TEXTS as texts } from '../contract-account.texts.ts';
import { fetchOwnContract } from '../payment.client.ts';
import { ContractView } from './contract-view.tsx';

interface Asked {
  quoteId?: number | undefined;
  invoiceId?: number | undefined;
  token?: string | undefined;
}

function Contract({ quoteId, invoiceId, token }: Asked) {
  const load = useCallback(
    (signal: AbortSignal) => fetchOwnContract({ quoteId, invoiceId, token }, signal),
    [quoteId, invoiceId, token],
  );
  const { loaded } = useLoaded(load, texts.loadError);
  if (loaded.is === 'loading') return <LoadingText text={texts.loading} />;
  if (loaded.is === 'failed') return <LoadFailure message={loaded.message} />;
  return <ContractView contract={loaded.data} />;
}

export const meta = accountMeta(texts.title);

const BACK = { label: texts.back, to: href('/quotes') };

/** Shows the account of one contract: by an emailed link, or one of the signed-in customer's own. */
export default function ContractPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? undefined;
  const toId = (name: string): number | undefined => Number(search.get(name)) || undefined;
  const asked = { quoteId: toId('quoteId'), invoiceId: toId('invoiceId') };
  if (token !== undefined) {
    return (
      <AccountPage title={texts.title} text={texts.text}>
        <Contract key={token} token={token} />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={texts.title} text={texts.text} back={BACK}>
      <SignedInOnly sentence={texts.signedOut}>
        {() => <Contract key={`${asked.quoteId} ${asked.invoiceId}`} {...asked} />}
      </SignedInOnly>
    </AccountPage>
  );
}
