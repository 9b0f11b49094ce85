import { RecordedWithdrawal } from '#src/domains/sales/quotes/quote-acceptance.contract.ts';
import { QuoteOffer } from '#src/domains/sales/quotes/quote-link.contract.ts';
import { command } from '#src/platform/operation.server.ts';
import { endContract } from '../contract-end.internal.server.ts';

/** Records that the customer withdrew in writing, within the period; ends the contract like the customer's own button. */
export const recordWithdrawal = command({
  allow: ['sales:change', 'money'],
  input: RecordedWithdrawal,
  output: QuoteOffer,
  audit: ({ id, declared_on, informed_on, note }, { number }) => ({
    action: 'quote.record-withdrawal',
    class: 'money',
    subject: `quote:${id}`,
    after: { number, declared_on, informed_on, note },
  }),
  run: ({ id, declared_on, informed_on }) => endContract({ id, declaredOn: declared_on, informedOn: informed_on }),
});
