import type { QuotePriceFacts } from '#src/domains/sales/pricing/quote-price.rules.ts';
import { db } from '#src/platform/database/database.server.ts';
import { getFingerprint } from '#src/platform/security/secrets.server.ts';
import { quoteContent } from './quote-document.rules.ts';
import { selectDecisions } from './quote-link.store.server.ts';
import { toPriceFacts } from './quote-price.rules.ts';
import type { QuoteRecord } from './quote-record.contract.ts';

/** Selects the last send of each quote; a quote has one link. */
const selectSendings = (ids: number[]) =>
  db()
    .selectFrom('document_links')
    .select(['target_id', 'document', 'content_hash', 'created_at'])
    .where('kind', '=', 'quote')
    .where('target_id', 'in', ids)
    .orderBy('created_at')
    .execute();

const selectOrderPrices = (ids: number[]) =>
  db().selectFrom('orders').select(['id', 'quote_id', 'lines', 'vat_note']).where('quote_id', 'in', ids).execute();

/** Returns all data that sets the price, by quote. */
export async function selectPriceFacts(quotes: readonly QuoteRecord[]): Promise<Map<number, QuotePriceFacts>> {
  if (quotes.length === 0) return new Map();
  const ids = quotes.map(({ id }) => id);
  const sendings = new Map((await selectSendings(ids)).map((row) => [row.target_id, row]));
  const decisions = new Map((await selectDecisions(ids)).map((row) => [row.quote_id, row]));
  const orders = new Map((await selectOrderPrices(ids)).map((row) => [row.quote_id, row]));
  return new Map(
    quotes.map((quote) => {
      const sending = sendings.get(quote.id);
      const order = orders.get(quote.id);
      const facts = toPriceFacts(
        quote,
        {
          sent: sending && { ...sending, document: JSON.parse(sending.document) },
          decision: decisions.get(quote.id),
          order: order && { id: order.id, lines: JSON.parse(order.lines), vat_note: order.vat_note },
        },
        getFingerprint(quoteContent(quote)),
      );
      return [quote.id, facts];
    }),
  );
}

/** Returns the facts of one quote. */
export async function selectQuotePriceFacts(quote: QuoteRecord): Promise<QuotePriceFacts> {
  const facts = (await selectPriceFacts([quote])).get(quote.id);
  if (facts === undefined) throw new Error(`quote ${quote.id} has no price facts`);
  return facts;
}
