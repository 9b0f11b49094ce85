import { correctInvoice, creditWholeInvoice } from '#src/domains/sales/invoices/credit.internal.server.ts';
import type { Invoice } from '#src/domains/sales/invoices/invoice.contract.ts';
import { otherWorld } from '#src/domains/sales/invoices/invoice.rules.ts';
import { lockLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { cancelOrder, findOrderOfQuote } from '#src/domains/sales/orders/order.internal.server.ts';
import { findQuote, withdrawQuote } from '#src/domains/sales/quotes/quote.internal.server.ts';
import type { QuoteOffer } from '#src/domains/sales/quotes/quote-link.contract.ts';
import { fill } from '#src/kernel/text.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { isDemonstration } from '#src/platform/payment/gateway.server.ts';
import { type ContractRecord, readContractAccount } from './contract-account.internal.server.ts';
import { CONTRACT_ACCOUNT_TEXTS } from './contract-account.texts.ts';

/** Returns the invoices that stand under a contract: the final one first, since it deducts the deposits, even down to zero. */
function getCreditable({ documents }: ContractRecord): Invoice[] {
  const own = documents.filter(({ is_demo, state }) => is_demo === isDemonstration() && state !== 'credited');
  const finals = own.filter(({ kind }) => kind === 'invoice');
  return [...finals, ...own.filter(({ kind }) => kind === 'deposit').toReversed()];
}

/** @throws DomainError `conflict` in the demonstration for a contract with real invoices: only real credit notes end them. */
function requireOwnWorld({ documents }: ContractRecord): void {
  const isReal = documents.some(({ kind, is_demo, state }) => kind !== 'credit' && !is_demo && state !== 'credited');
  if (isReal && isDemonstration()) throw otherWorld(false);
}

/** Credits every invoice that stands under a contract. */
async function creditAll(quoteId: number): Promise<void> {
  const contract = await readContractAccount({ quote_id: quoteId });
  if (contract !== null) requireOwnWorld(contract);
  for (const { id } of contract === null ? [] : getCreditable(contract)) await creditWholeInvoice({ id });
}

/** Credits what invoices ask beyond a contract from whose amendment the customer withdrew: the final one first. */
async function creditExcess(quoteId: number, { number, document }: QuoteOffer): Promise<void> {
  const contract = await readContractAccount({ quote_id: quoteId });
  if (contract === null) return;
  const { agreed_cents, account } = contract;
  if (agreed_cents === null) return;
  const { balances } = account;
  // What was agreed, not what is still owed: a cancelled order ends the contract, and its invoices stand.
  let excess = balances.reduce((sum, { standing_cents }) => sum + standing_cents, -agreed_cents);
  const credited = document?.totals;
  const reason = fill(CONTRACT_ACCOUNT_TEXTS.amendmentWithdrawn, { number });
  for (const { id } of getCreditable(contract)) {
    if (excess <= 0) return;
    const standing = balances.find((balance) => balance.id === id)?.standing_cents ?? 0;
    const amount_cents = Math.min(excess, standing);
    await correctInvoice({ id, amount_cents, reason, credited });
    excess -= amount_cents;
  }
}

/**
 * Ends a contract by its customer's withdrawal: the order is cancelled, every invoice is credited, nothing more can be
 * billed or received; what was received is to be refunded. That of an amendment ends and credits the amendment alone.
 */
export const endContract = ({ id, ...how }: Parameters<typeof withdrawQuote>[0]): Promise<QuoteOffer> =>
  transaction(async () => {
    await lockLedger();
    const quote = await findQuote({ id });
    const offer = await withdrawQuote({ id, ...how });
    // A repeated call ends nothing more: the works done before may have been billed since.
    if (quote?.status !== 'accepted') return offer;
    if (quote.amends_id !== null) {
      await creditExcess(quote.amends_id, offer);
      return offer;
    }
    const order = await findOrderOfQuote({ quoteId: id });
    if (order !== null) await cancelOrder({ id: order.id });
    await creditAll(id);
    return offer;
  });
