import { z } from 'zod';
import { findOwner } from '#src/domains/accounts/users/user.internal.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import {
  Invoice,
  InvoiceDetail,
  InvoiceId,
  InvoiceListQuery,
  InvoicePage,
  InvoiceStatistics,
  Invoices,
  InvoiceToken,
} from './invoice.contract.ts';
import { findInvoicesByIds, findOrderInvoices } from './invoice.internal.server.ts';
import { invoiceNotFound, LINK_LIMIT } from './invoice.rules.ts';
import { selectInvoice, selectOrderInvoice, selectOrderInvoices } from './invoice.store.server.ts';
import { toInvoice, toInvoiceDetail, toInvoiceStatistics } from './invoice.views.ts';
import { selectLinkedInvoice } from './invoice-link.store.server.ts';
import { countInvoiceRows, selectInvoiceIds, selectInvoices } from './invoice-list.store.server.ts';
import { findVoided, getContractKey } from './settlement.internal.server.ts';

/** Returns an issued document with what of its deductions no longer counts. */
async function present(invoice: Parameters<typeof toInvoiceDetail>[0]): Promise<InvoiceDetail> {
  const contract = getContractKey(invoice);
  const voided = contract === null ? [] : (await findVoided(contract)).get(invoice.id);
  return toInvoiceDetail(invoice, voided);
}

/** Counts invoices in each state, and sums billed and outstanding amounts. */
export const countInvoices = query({
  allow: 'money',
  input: z.object({}),
  output: InvoiceStatistics,
  run: async () => toInvoiceStatistics(await countInvoiceRows()),
});

/** Returns every invoice that matches a list's search and filters, in its order. */
export const exportInvoices = query({
  allow: 'money',
  recent: true,
  input: InvoiceListQuery.omit({ page: true, per_page: true }),
  output: rowPagesSchema(Invoice),
  run: async (wanted) => rowPages(await selectInvoiceIds(wanted), findInvoicesByIds),
});

/** Returns invoices and credit notes, newest first by default. */
export const listInvoices = query({
  allow: 'money',
  input: InvoiceListQuery,
  output: InvoicePage,
  run: async (wanted) => {
    const { items, meta } = await selectInvoices(wanted);
    return { items: items.map(toInvoice), meta };
  },
});

/** Returns all documents issued for an order, given its id. */
export const listOrderInvoices = query({
  allow: 'money',
  input: InvoiceId,
  output: Invoices,
  run: ({ id }) => findOrderInvoices(id),
});

/** Returns the documents issued to the caller's account or verified address. */
export const listOwnInvoices = query({
  allow: 'signed-in',
  input: z.object({}),
  output: Invoices,
  run: async (_input, { actor }) => {
    if (actor.kind !== 'user') return [];
    return (await selectOrderInvoices(await findOwner({ userId: actor.userId }))).map(toInvoice);
  },
});

/** Returns one issued document with all its frozen content. */
export const readInvoice = query({
  allow: 'money',
  input: InvoiceId,
  output: InvoiceDetail,
  run: async ({ id }) => {
    const invoice = await selectInvoice(id);
    if (invoice === undefined) throw invoiceNotFound();
    return present(invoice);
  },
});

/** Returns the one invoice that an emailed link opens; unknown and expired links give the same error. */
export const readLinkedInvoice = query({
  allow: 'anyone',
  input: InvoiceToken,
  output: InvoiceDetail,
  run: async ({ token }, { clientAddress }) => {
    await limitRate(`invoice:link:${clientAddress}`, LINK_LIMIT);
    const id = await selectLinkedInvoice(hashOfSecret(token));
    const invoice = id === undefined ? undefined : await selectInvoice(id);
    if (invoice === undefined) throw invoiceNotFound();
    return present(invoice);
  },
});

/** Returns one of the caller's own invoices; another customer's is not found, like an unknown id. */
export const readOwnInvoice = query({
  allow: 'signed-in',
  input: InvoiceId,
  output: InvoiceDetail,
  run: async ({ id }, { actor }) => {
    if (actor.kind !== 'user') throw invoiceNotFound();
    const owner = await findOwner({ userId: actor.userId });
    const invoice = await selectOrderInvoice(owner, id);
    if (invoice === undefined) throw invoiceNotFound();
    return present(invoice);
  },
});
