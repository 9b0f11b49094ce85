import { z } from 'zod';
import { href } from '#src/kernel/href.ts';
import { callApi, callFlat } from '#src/ui/http/api-client.ts';
import { downloadFile } from '#src/ui/http/download.ts';
import { type Invoice, InvoiceDetail, Invoices } from './invoice.contract.ts';

const PATH = '/user/invoices';

export const fetchOwnInvoices = (signal: AbortSignal): Promise<Invoice[]> => callFlat(PATH, Invoices, { signal });

export const fetchOwnInvoice = (id: number, signal: AbortSignal): Promise<InvoiceDetail> =>
  callApi(`${PATH}/${id}`, InvoiceDetail, { signal });

/** Returns the payment page's address for an invoice, with the link token that pays it. */
export async function getPaymentAddress({ id: invoiceId }: Pick<Invoice, 'id'>): Promise<string> {
  const Link = z.object({ token: z.string() });
  const { token } = await callApi('/user/payment-links', Link, { method: 'POST', body: { invoiceId } });
  return href('/payment', { invoiceId, token });
}

export const saveOwnPdf = ({ id, number }: Pick<Invoice, 'id' | 'number'>): Promise<void> =>
  downloadFile(`${PATH}/${id}/pdf`, {}, `${number}.pdf`);

const linkPath = (token: string): string => `/invoice-links/${encodeURIComponent(token)}`;

/** Fetches a link's invoice; the link replaces a session. */
export const fetchLinkedInvoice = (token: string, signal: AbortSignal): Promise<InvoiceDetail> =>
  callApi(linkPath(token), InvoiceDetail, { signal, token: null });

export const linkedPdfAddress = (token: string): string => `/api${linkPath(token)}/pdf`;
