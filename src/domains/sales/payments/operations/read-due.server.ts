import { toEuros } from '#src/kernel/priced-lines.ts';
import { query } from '#src/platform/operation.server.ts';
import { Due, DueQuery } from '../payment.contract.ts';
import { nothingDue } from '../payment.rules.ts';
import { decideDue } from './decide-due.server.ts';

/** Returns the amount due on a quote to a caller who may see it; null for all others. */
export const readDue = query({
  allow: 'anyone',
  input: DueQuery,
  output: Due,
  run: async ({ quoteId = null, invoiceId = null, token = null }, { actor }) => {
    const userId = actor.kind === 'user' ? actor.userId : null;
    const due = await decideDue({ quoteId, invoiceId, token, userId, holds: false });
    if (due === null) throw nothingDue();
    const { quote_id, invoice_id, number, service_title, customer_name, gross_cents, paid_cents, choices } = due;
    return {
      quote_id,
      invoice_id,
      number,
      service_title,
      customer_name,
      total: toEuros(gross_cents),
      paid: toEuros(paid_cents),
      choices: choices.map(({ kind, cents }) => ({ kind, amount: toEuros(cents) })),
    };
  },
});
