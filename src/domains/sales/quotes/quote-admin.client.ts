import { z } from 'zod';
import type { PageMeta } from '#src/kernel/pagination.ts';
import { callApi, callPage, callPlain } from '#src/ui/http/api-client.ts';
import { downloadFile } from '#src/ui/http/download.ts';
import { getForm, uploadForm } from '#src/ui/http/upload.ts';
import { AdminQuote, type QuoteListQuery, type QuoteStatusChange } from './quote-admin.contract.ts';
import { QuoteStatistics } from './quote-figures.contract.ts';
import { QuoteOffer, SentQuoteReceipt } from './quote-link.contract.ts';
import { QuoteTemplates } from './quote-template.contract.ts';
import { QuoteTimeline } from './quote-timeline.contract.ts';

/** Order id only: the orders domain depends on this one, not the reverse. */
const OrderKey = z.object({ id: z.int() });
type SentReceipt = z.infer<typeof SentQuoteReceipt>;

export const QUOTES_PATH = '/admin/quotes';

export const fetchQuotes = (query: QuoteListQuery): Promise<{ items: AdminQuote[]; meta: PageMeta }> =>
  callPage(QUOTES_PATH, AdminQuote, { query });

export const fetchStatistics = (): Promise<QuoteStatistics> => callApi(`${QUOTES_PATH}/statistics`, QuoteStatistics);

export const fetchTemplates = (): Promise<QuoteTemplates> => callApi(`${QUOTES_PATH}/templates`, QuoteTemplates);

export const fetchQuote = (id: number): Promise<AdminQuote> => callApi(`${QUOTES_PATH}/${id}`, AdminQuote);

/** Creates a quote (no id) or changes one. */
export const saveQuote = (id: number | undefined, fields: Record<string, unknown>): Promise<AdminQuote> =>
  id === undefined
    ? callApi(QUOTES_PATH, AdminQuote, { method: 'POST', body: fields })
    : callApi(`${QUOTES_PATH}/${id}`, AdminQuote, { method: 'PUT', body: fields });

type Move = Pick<z.input<typeof QuoteStatusChange>, 'status' | 'stage'>;

export const moveQuote = (id: number, move: Move): Promise<AdminQuote> =>
  callApi(`${QUOTES_PATH}/${id}/status`, AdminQuote, { method: 'PUT', body: move });

/** Returns a form with these fields and the files that prove an agreement. */
function getScanForm(fields: Record<string, unknown>, scans: File[]): FormData {
  const form = getForm(fields);
  for (const scan of scans) form.append('scans', scan);
  return form;
}

/** Records that the customer agreed outside this site, with the files that prove it. */
export const recordAcceptance = (id: number, fields: Record<string, unknown>, scans: File[]): Promise<AdminQuote> =>
  uploadForm(`${QUOTES_PATH}/${id}/acceptance`, AdminQuote, getScanForm(fields, scans));

export const addScans = (id: number, scans: File[]): Promise<QuoteTimeline> =>
  uploadForm(`${QUOTES_PATH}/${id}/acceptance/scans`, QuoteTimeline, getScanForm({}, scans));

export const saveScan = (id: number, scan: number): Promise<void> =>
  downloadFile(`${QUOTES_PATH}/${id}/acceptance/scans/${scan}`, {}, `accord-${id}-${scan}`);

export const cancelAcceptance = (id: number, body: object): Promise<AdminQuote> =>
  callApi(`${QUOTES_PATH}/${id}/acceptance/cancellation`, AdminQuote, { method: 'POST', body });

/** Records a withdrawal that the customer declared in writing. */
export const recordWithdrawal = (id: number, body: object): Promise<QuoteOffer> =>
  callApi(`${QUOTES_PATH}/${id}/withdrawal`, QuoteOffer, { method: 'POST', body });

/** Creates an empty amendment of an accepted quote. */
export const createAmendment = (id: number): Promise<AdminQuote> =>
  callApi(`${QUOTES_PATH}/${id}/amendments`, AdminQuote, { method: 'POST' });

export const duplicateQuote = (id: number): Promise<AdminQuote> =>
  callApi(`${QUOTES_PATH}/${id}/duplicate`, AdminQuote, { method: 'POST' });

export const fetchTimeline = (id: number): Promise<QuoteTimeline> =>
  callApi(`${QUOTES_PATH}/${id}/timeline`, QuoteTimeline);

/** Emails a quote to its customer, with its PDF and a personal link. */
export const sendQuote = (id: number): Promise<SentReceipt> =>
  callApi(`${QUOTES_PATH}/${id}/send`, SentQuoteReceipt, { method: 'POST' });

export const saveQuotePdf = (id: number): Promise<void> =>
  downloadFile(`${QUOTES_PATH}/${id}/pdf`, {}, `devis-${id}.pdf`);

/** Converts a quote; returns its order's id, the same on every call. */
export const convertQuote = async (id: number): Promise<number> =>
  (await callApi(`${QUOTES_PATH}/${id}/convert`, OrderKey, { method: 'POST' })).id;

export const deleteQuote = (id: number): Promise<void> => callPlain(`${QUOTES_PATH}/${id}`, { method: 'DELETE' });
