import { Invoice } from '#src/domains/sales/invoices/invoice.contract.ts';
import { findOrder } from '#src/domains/sales/orders/order.internal.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { NewDeposit } from '../deposit-request.contract.ts';
import { requestDeposit } from '../deposit-request.internal.server.ts';

/** Issues the invoice of a deposit on an order before it is paid; on that of a quote it is the quote's. */
export const askOrderDeposit = command({
  allow: 'money',
  input: NewDeposit,
  output: Invoice,
  audit: ({ id }, { number, gross }) => ({
    action: 'invoice.create',
    class: 'money',
    subject: `order:${id}`,
    after: { title: number, gross },
  }),
  run: async ({ id, ...deposit }) => {
    const quote_id = (await findOrder({ id }))?.quote_id ?? null;
    return requestDeposit(quote_id === null ? { order_id: id } : { quote_id }, deposit);
  },
});
