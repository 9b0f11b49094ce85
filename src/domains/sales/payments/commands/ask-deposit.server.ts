import { Invoice } from '#src/domains/sales/invoices/invoice.contract.ts';
import { command } from '#src/platform/operation.server.ts';
import { NewDeposit } from '../deposit-request.contract.ts';
import { requestDeposit } from '../deposit-request.internal.server.ts';

/** Issues the invoice of a deposit on a quote before it is paid; several make a schedule, up to its contract. */
export const askDeposit = command({
  allow: 'money',
  input: NewDeposit,
  output: Invoice,
  audit: ({ id }, { number, gross }) => ({
    action: 'invoice.create',
    class: 'money',
    subject: `quote:${id}`,
    after: { title: number, gross },
  }),
  run: ({ id, ...deposit }) => requestDeposit({ quote_id: id }, deposit),
});
