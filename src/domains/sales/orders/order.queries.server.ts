import { z } from 'zod';
import { getVoided, type Voided } from '#src/domains/sales/pricing/paper.rules.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { Order, OrderId, OrderListQuery, OrderPage, OrderStatistics } from './order.contract.ts';
import { findOrderPages } from './order.internal.server.ts';
import { orderNotFound } from './order.rules.ts';
import { selectOrder } from './order.store.server.ts';
import { toOrderStatistics, toOrderView } from './order.views.ts';
import { selectContract, selectIssued } from './order-billing.store.server.ts';
import { PrintableInvoice } from './order-invoice.contract.ts';
import { printableInvoice } from './order-invoice.views.ts';
import { countOrderRows, selectOrders } from './order-list.store.server.ts';

/** Counts orders in each status and of each priority, and sums their budgets. */
export const countOrders = query({
  allow: 'sales:read',
  input: z.object({}),
  output: OrderStatistics,
  run: async () => toOrderStatistics(await countOrderRows()),
});

/** Returns every order that matches a list's search and filters, in its order. */
export const exportOrders = query({
  allow: ['sales:read', 'people'],
  recent: true,
  input: OrderListQuery.omit({ page: true, per_page: true }),
  output: rowPagesSchema(Order),
  run: findOrderPages,
});

/** Returns orders, newest first by default. */
export const listOrders = query({
  allow: 'sales:read',
  input: OrderListQuery,
  output: OrderPage,
  run: async (wanted) => {
    const { items, meta } = await selectOrders(wanted);
    return { items: items.map(toOrderView), meta };
  },
});

/** Returns what an order's invoice deducted of money that no longer counts. */
async function findVoided(order: Parameters<typeof selectContract>[0], invoiceId: number): Promise<Voided[]> {
  const { issued, entries } = await selectContract(order);
  const paper = issued.find(({ id }) => id === invoiceId);
  return paper === undefined ? [] : getVoided(paper, issued, entries);
}

/** Returns the content of an order's printable invoice. */
export const readOrderInvoice = query({
  allow: 'sales:read',
  input: OrderId,
  output: PrintableInvoice,
  run: async ({ id }) => {
    const order = await selectOrder(id);
    if (order === undefined) throw orderNotFound();
    const issued = await selectIssued(id);
    const row = issued && { ...issued, voided: await findVoided(order, issued.id) };
    return printableInvoice(order, await readSettings(), row);
  },
});

/** Returns one order. */
export const readOrder = query({
  allow: 'sales:read',
  input: OrderId,
  output: Order,
  run: async ({ id }) => {
    const order = await selectOrder(id);
    if (order === undefined) throw orderNotFound();
    return toOrderView(order);
  },
});
