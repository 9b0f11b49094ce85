import { creditWholeInvoice } from '#src/domains/sales/invoices/credit.internal.server.ts';
import { lockLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { cancelOrder, findOrderOfQuote } from '#src/domains/sales/orders/order.internal.server.ts';
import { findQuote, withdrawQuote } from '#src/domains/sales/quotes/quote.internal.server.ts';
import type { QuoteOffer } from '#src/domains/sales/quotes/quote-link.contract.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { isDemonstration } from '#src/platform/payment/gateway.server.ts';
import { readContractAccount } from './contract-account.internal.server.ts';

/** Credits every invoice that stands under a contract: the final one first, since it deducts the deposits. */
async function creditAll(quoteId: number): Promise<void> {
  const contract = await readContractAccount({ quote_id: quoteId });
  const standing = new Set(
    contract?.account.balances.filter(({ standing_cents }) => standing_cents > 0).map(({ id }) => id),
  );
  const documents = (contract?.documents ?? []).filter(
    ({ id, kind, is_demo }) => kind !== 'credit' && is_demo === isDemonstration() && standing.has(id),
  );
  const finals = documents.filter(({ kind }) => kind === 'invoice');
  for (const { id } of [...finals, ...documents.filter(({ kind }) => kind === 'deposit')]) {
    await creditWholeInvoice({ id });
  }
}

/**
 * Ends a contract by its customer's withdrawal: the order is cancelled, every invoice is credited, nothing more can be
 * billed or received; what was received is to be refunded. That of an amendment ends the amendment alone.
 */
export const endContract = ({ id, token }: { id: number; token?: string | undefined }): Promise<QuoteOffer> =>
  transaction(async () => {
    await lockLedger();
    const offer = await withdrawQuote({ id, token });
    const quote = await findQuote({ id });
    if (quote === null || quote.amends_id !== null || quote.status === 'accepted') return offer;
    const order = await findOrderOfQuote({ quoteId: id });
    if (order !== null) await cancelOrder({ id: order.id });
    await creditAll(id);
    return offer;
  });
