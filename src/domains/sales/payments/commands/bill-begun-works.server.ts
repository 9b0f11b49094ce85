import { issueBegunWorks } from '#src/domains/sales/invoices/begun-works.internal.server.ts';
import { Invoice } from '#src/domains/sales/invoices/invoice.contract.ts';
import { lockLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { holdQuote } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { quoteNotFound } from '#src/domains/sales/quotes/quote.rules.ts';
import { findBegunWorks } from '#src/domains/sales/quotes/quote-withdrawal.internal.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { BegunWorks } from '../begun-works.contract.ts';
import { readContractAccount } from '../contract-account.internal.server.ts';
import { begunBilled, notBegun, requireWithinContract } from '../receipt.rules.ts';

/** Bills the works done before a withdrawal at the customer's express request; the rest is to be given back. */
export const billBegunWorks = command({
  allow: 'money',
  input: BegunWorks,
  output: Invoice,
  audit: ({ id }, { number, gross }) => ({
    action: 'invoice.create',
    class: 'money',
    subject: `quote:${id}`,
    after: { title: number, gross },
  }),
  run: async ({ id, amount }) => {
    await lockLedger();
    const quote = await holdQuote({ id });
    const contract = await readContractAccount({ quote_id: id });
    if (quote === null || quote.amends_id !== null || contract === null) throw quoteNotFound();
    const charge = quote.status === 'rejected' ? await findBegunWorks({ quoteId: id }) : null;
    if (charge === null) throw notBegun();
    const standing = contract.account.balances.find(({ standing_cents }) => standing_cents > 0);
    const billed = contract.documents.find((document) => document.id === standing?.id);
    if (billed !== undefined) throw begunBilled(billed.number);
    requireWithinContract(amount, charge.totals.gross_cents);
    const begun = { ...quote, quote_id: id, order_id: contract.order_id };
    return issueBegunWorks({ contract: begun, charge, amount_cents: amount, quoteId: id });
  },
});
