import { z } from 'zod';
import { findOwner } from '#src/domains/accounts/users/operations/find-owner.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { Invoices } from '../invoice.contract.ts';
import { selectOrderInvoices } from '../invoice.store.server.ts';

/** Returns the documents issued to the caller's account or verified address. */
export const listOwnInvoices = query({
  allow: 'signed-in',
  input: z.object({}),
  output: Invoices,
  run: async (_input, { actor }) => {
    if (actor.kind !== 'user') return [];
    return selectOrderInvoices(await findOwner({ userId: actor.userId }));
  },
});
