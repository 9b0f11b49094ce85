import { findOwner } from '#src/domains/accounts/users/operations/find-owner.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { InvoiceDetail, InvoiceId } from '../invoice.contract.ts';
import { invoiceNotFound } from '../invoice.rules.ts';
import { selectOrderInvoice } from '../invoice.store.server.ts';

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
    return invoice;
  },
});
