import { useCallback } from 'react';
import { EmptyNotice, LoadFailure, LoadingText } from '#src/ui/account/account-notices.tsx';
import { useLoaded } from '#src/ui/account/use-loaded.ts';
import { ApiError } from '#src/ui/api-client/api-error.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import type { InvoiceDetail } from '../invoice.contract.ts';
import { fetchLinkedInvoice, fetchOwnInvoice } from '../own-invoice.client.ts';
import { OWN_INVOICE_TEXTS as texts } from '../own-invoice.texts.ts';
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
export function OwnInvoice({ id }: { id: number }) {
  const load = useCallback((signal: AbortSignal) => fetchOwnInvoice(id, signal), [id]);
  return <OpenedInvoice load={load} missing={texts.missing} />;
}

/** Shows the invoice of an emailed link. */
export function LinkedInvoice({ token }: { token: string }) {
  const load = useCallback((signal: AbortSignal) => fetchLinkedInvoice(token, signal), [token]);
  return <OpenedInvoice load={load} token={token} missing={texts.deadLink} />;
}
