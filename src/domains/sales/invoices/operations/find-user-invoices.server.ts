import { z } from 'zod';
import { findOwner } from '#src/domains/accounts/users/operations/find-owner.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { Invoice } from '../invoice.contract.ts';
import { selectOwnInvoiceIds } from '../invoice.store.server.ts';
import { selectInvoicesByIds } from '../invoice-list.store.server.ts';

/** Returns the invoices of one account for its data export. */
export const findUserInvoices = query({
  allow: 'system',
  input: z.object({ userId: z.int() }),
  output: rowPagesSchema(Invoice),
  run: async (account, context) =>
    rowPages(await selectOwnInvoiceIds(await findOwner(context, account)), selectInvoicesByIds),
});
