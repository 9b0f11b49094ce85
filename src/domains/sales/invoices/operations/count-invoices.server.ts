import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { InvoiceStatistics } from '../invoice.contract.ts';
import { countInvoiceRows } from '../invoice-list.store.server.ts';

/** Counts invoices in each state, and sums billed and outstanding amounts. */
export const countInvoices = query({
  allow: 'money',
  input: z.object({}),
  output: InvoiceStatistics,
  run: countInvoiceRows,
});
