import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { InvoiceStatistics } from '../invoice.contract.ts';
import { countInvoiceRows } from '../invoice-list.store.server.ts';

/** How many invoices there are in each state, what was billed and what is still to come in. */
export const countInvoices = query({
  allow: 'money',
  input: z.object({}),
  output: InvoiceStatistics,
  run: countInvoiceRows,
});
