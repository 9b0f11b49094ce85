import { z } from 'zod';
import { href } from '#src/kernel/href.ts';
import { callApi, callFlat } from '#src/ui/http/api-client.ts';
import { downloadFile } from '#src/ui/http/download.ts';
import { type OwnQuote, OwnQuoteList } from './own-quote.contract.ts';
import type { Answer } from './quote-link.client.ts';
import { QuoteOffer } from './quote-link.contract.ts';

const PATH = '/user/quotes';

export const fetchOwnQuotes = (signal: AbortSignal): Promise<OwnQuote[]> => callFlat(PATH, OwnQuoteList, { signal });

export const answerOwnQuote = ({ id, document_hash }: OwnQuote, answer: Answer): Promise<QuoteOffer> =>
  callApi(`${PATH}/${id}/decision`, QuoteOffer, { method: 'POST', body: { ...answer, consent: true, document_hash } });

export const withdrawOwnQuote = ({ id }: OwnQuote): Promise<QuoteOffer> =>
  callApi(`${PATH}/${id}/withdrawal`, QuoteOffer, { method: 'POST', body: { confirm: true } });

/** Returns the payment page's address for an own quote, with the link token that pays it. */
export async function getPaymentAddress({ id: quoteId }: OwnQuote): Promise<string> {
  const Link = z.object({ token: z.string() });
  const { token } = await callApi('/user/payment-links', Link, { method: 'POST', body: { quoteId } });
  return href('/payment', { quoteId, token });
}

export const downloadOwnQuote = ({ id, number }: OwnQuote): Promise<void> =>
  downloadFile(`${PATH}/${id}/pdf`, {}, `devis-${number}.pdf`);
