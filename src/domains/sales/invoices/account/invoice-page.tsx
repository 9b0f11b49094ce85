import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { accountMeta } from '#src/ui/account/account-meta.ts';
import { EmptyNotice, LoadFailure, LoadingText } from '#src/ui/account/account-notices.tsx';
import { AccountPage } from '#src/ui/account/account-page.tsx';
import { SignedInOnly } from '#src/ui/account/signed-in-only.tsx';
import { useLoaded } from '#src/ui/account/use-loaded.ts';
import { ApiError } from '#src/ui/http/api-error.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import type { InvoiceDetail } from '../invoice.contract.ts';
import { fetchLinkedInvoice, fetchOwnInvoice } from '../own-invoice.client.ts';
import { OWN_INVOICE_TEXTS as texts } from '../own-invoice.texts.ts';
import { InvoiceList } from './invoice-list.tsx';
import { InvoiceView } from './invoice-view.tsx';

interface OpenedInvoiceProps {
  load: (signal: AbortSignal) => Promise<InvoiceDetail>;
  token?: string;
  /** Reason why there is none, and what to do. */
  missing: string;
}

/** Turns a not-found error into null; any other error can be retried. */
const absent = (error: unknown): null => {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
};

function OpenedInvoice({ load, token, missing }: OpenedInvoiceProps) {
  const find = useCallback((signal: AbortSignal) => load(signal).catch(absent), [load]);
  const { loaded } = useLoaded(find, texts.loadError);
  if (loaded.is === 'loading') return <LoadingText text={texts.loading} />;
  if (loaded.is === 'failed') return <LoadFailure message={loaded.message} />;
  if (loaded.data !== null) return <InvoiceView invoice={loaded.data} token={token} />;
  return (
    <EmptyNotice text={missing}>
      <ButtonLink href="/contact">{texts.contact}</ButtonLink>
    </EmptyNotice>
  );
}

/** Shows one of the customer's own invoices. */
function OwnInvoice({ id }: { id: number }) {
  const load = useCallback((signal: AbortSignal) => fetchOwnInvoice(id, signal), [id]);
  return <OpenedInvoice load={load} missing={texts.missing} />;
}

/** Shows the invoice of an emailed link. */
function LinkedInvoice({ token }: { token: string }) {
  const load = useCallback((signal: AbortSignal) => fetchLinkedInvoice(token, signal), [token]);
  return <OpenedInvoice load={load} token={token} missing={texts.deadLink} />;
}

export const meta = accountMeta(texts.title);

const ALL = { label: texts.all, to: href('/facture') };

/** Shows one invoice by emailed link or by id, or all invoices of the customer. */
export default function InvoicePage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const id = Number(search.get('id'));
  if (token) {
    return (
      <AccountPage title={texts.title}>
        <LinkedInvoice key={token} token={token} />
      </AccountPage>
    );
  }
  const isOne = Number.isInteger(id) && id > 0;
  return (
    <AccountPage title={isOne ? texts.title : texts.listTitle} {...(isOne ? { back: ALL } : { text: texts.listText })}>
      <SignedInOnly sentence={texts.signedOut}>
        {(customer) => (isOne ? <OwnInvoice key={id} id={id} /> : <InvoiceList isVerified={customer.email_verified} />)}
      </SignedInOnly>
    </AccountPage>
  );
}
