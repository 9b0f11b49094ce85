import { addToContract } from '#src/domains/sales/pricing/amendment.rules.ts';
import { getDocumentCharge } from '#src/domains/sales/pricing/charge.rules.ts';
import {
  getQuotePrice,
  type PricingTerms,
  type QuotePriceFacts,
} from '#src/domains/sales/pricing/quote-price.rules.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { db } from '#src/platform/database/database.server.ts';
import { getFingerprint } from '#src/platform/security/secrets.server.ts';
import { selectAsked, selectBilledIds } from './quote-billing.store.server.ts';
import { quoteContent } from './quote-document.rules.ts';
import { selectDecisions } from './quote-link.store.server.ts';
import { getSigned, toPriceFacts } from './quote-price.rules.ts';
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

/** Selects the amendments of contracts that count, in their order. */
const selectAccepted = (contractIds: number[]) =>
  db()
    .selectFrom('quotes')
    .select(['id', 'amends_id'])
    .where('amends_id', 'in', contractIds)
    .where('status', '=', 'accepted')
    .orderBy('amendment')
    .execute();

type Signed = Map<number, PricedDocument | null>;

/** Returns the documents of a quote's amendments, or of an amendment the contract without it. */
function toContractFacts(
  { id, amends_id }: QuoteRecord,
  accepted: readonly { id: number; amends_id: number | null }[],
  signed: Signed,
): Pick<QuotePriceFacts, 'amendments' | 'amended'> {
  const contractId = amends_id ?? id;
  const amendments = accepted
    .filter((one) => one.amends_id === contractId && one.id !== id)
    .flatMap((one) => signed.get(one.id) ?? []);
  if (amends_id === null) return { amendments };
  const contract = signed.get(contractId);
  if (!contract) return {};
  return { amended: addToContract(getDocumentCharge(contract), amendments.map(getDocumentCharge)) };
}

/** Returns all data that sets the price, by quote. */
export async function selectPriceFacts(quotes: readonly QuoteRecord[]): Promise<Map<number, QuotePriceFacts>> {
  if (quotes.length === 0) return new Map();
  const contractIds = quotes.map(({ id, amends_id }) => amends_id ?? id);
  const accepted = await selectAccepted(contractIds);
  const ids = [...new Set([...quotes.map(({ id }) => id), ...contractIds, ...accepted.map(({ id }) => id)])];
  const sendings = new Map((await selectSendings(ids)).map((row) => [row.target_id, row]));
  const decisions = new Map((await selectDecisions(ids)).map((row) => [row.quote_id, row]));
  const signed: Signed = new Map(ids.map((id) => [id, getSigned(sendings.get(id), decisions.get(id))]));
  const billed = await selectBilledIds(ids);
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
          isBilled: billed.has(quote.id),
          contract: toContractFacts(quote, accepted, signed),
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

/** Returns the price of each quote at the current terms, with the facts that set it. */
export async function selectPrices(quotes: readonly QuoteRecord[], terms: PricingTerms) {
  const facts = await selectPriceFacts(quotes);
  const billed = await selectAsked([...facts.keys()]);
  const prices = [...facts].map(([id, known]) => [id, { ...getQuotePrice(known, terms), ...billed.get(id) }] as const);
  return { facts, prices: new Map(prices) };
}
