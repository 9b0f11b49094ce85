import { z } from 'zod';
import { findOwner } from '#src/domains/users/operations/find-owner.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { Invoices } from '../invoice.contract.ts';
import { selectInvoicesOf } from '../invoice.store.server.ts';

/** Invoices of one account, to be taken away by whoever holds it. */
export const findInvoicesOf = query({
  allow: 'system',
  input: z.object({ userId: z.int() }),
  output: z.object({ invoices: Invoices }),
  run: async ({ userId }, context) => ({
    invoices: await selectInvoicesOf(await findOwner(context, { userId })),
  }),
});
