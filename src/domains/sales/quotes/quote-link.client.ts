import { callApi } from '#src/ui/http/api-client.ts';
import { ApiError } from '#src/ui/http/api-error.ts';
import { type Decision, QuoteOffer } from './quote-link.contract.ts';

const getPath = (token: string, rest = ''): string => `/quote-links/${encodeURIComponent(token)}${rest}`;

/** Returns the URL of the PDF: the link's token is the permission. */
export const linkedPdf = (token: string): string => `/api${getPath(token, '/pdf')}`;

/** Fetches what the link shows; null when the link is invalid. @throws ApiError */
export async function fetchOffer(token: string, signal: AbortSignal): Promise<QuoteOffer | null> {
  if (token === '') return null;
  try {
    return await callApi(getPath(token), QuoteOffer, { token: null, signal });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}

export interface Answer {
  decision: Decision;
  name: string;
  early_start: boolean;
}

export const answerOffer = (token: string, answer: Answer): Promise<QuoteOffer> =>
  callApi(getPath(token, '/decision'), QuoteOffer, { method: 'POST', token: null, body: { ...answer, consent: true } });

export const withdrawOffer = (token: string): Promise<QuoteOffer> =>
  callApi(getPath(token, '/withdrawal'), QuoteOffer, { method: 'POST', token: null, body: { confirm: true } });
