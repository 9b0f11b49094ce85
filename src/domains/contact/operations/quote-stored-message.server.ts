import type { z } from 'zod';
import { openQuote } from '#src/domains/sales/quotes/operations/open-quote.server.ts';
import type { QuoteKey, QuoteRequest } from '#src/domains/sales/quotes/quote.contract.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { messageNotFound } from '../contact.rules.ts';
import { lockMessageOwner, selectMessage, setMessageQuote } from '../contact.store.server.ts';

/** Opens the quote of a message with data from another domain, once; quote and message are linked. */
export const quoteStoredMessage = ({
  messageId,
  request,
}: {
  messageId: number;
  request: QuoteRequest;
}): Promise<z.infer<typeof QuoteKey>> =>
  transaction(async () => {
    await lockMessageOwner(messageId);
    const message = await selectMessage(messageId);
    if (message === undefined) throw messageNotFound();
    if (message.quote_id !== null) return { id: message.quote_id };
    const quote = await openQuote(request);
    await setMessageQuote(messageId, quote.id);
    return quote;
  });
