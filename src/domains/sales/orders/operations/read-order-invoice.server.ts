import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { OrderId } from '../order.contract.ts';
import { orderNotFound } from '../order.rules.ts';
import { selectOrder } from '../order.store.server.ts';
import { PrintableInvoice } from '../order-invoice.contract.ts';
import { printableInvoice } from '../order-invoice.rules.ts';

/** Returns the content of an order's printable invoice. */
export const readOrderInvoice = query({
  allow: 'sales:read',
  input: OrderId,
  output: PrintableInvoice,
  run: async ({ id }) => {
    const order = await selectOrder(id);
    if (order === undefined) throw orderNotFound();
    return printableInvoice(order, await readSettings());
  },
});
