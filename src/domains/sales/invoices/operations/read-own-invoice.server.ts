import { findOwner } from '#src/domains/accounts/users/operations/find-owner.server.ts';
import { query, systemContext } from '#src/platform/operation.server.ts';
import { InvoiceDetail, InvoiceId } from '../invoice.contract.ts';
import { invoiceNotFound } from '../invoice.rules.ts';
import { selectInvoiceOf } from '../invoice.store.server.ts';

/** One of one's own invoices; somebody else's is as unknown as one that never was. */
export const readOwnInvoice = query({
  allow: 'signed-in',
  input: InvoiceId,
  output: InvoiceDetail,
  run: async ({ id }, { actor, requestId }) => {
    if (actor.kind !== 'user') throw invoiceNotFound();
    const owner = await findOwner(systemContext(requestId), { userId: actor.userId });
    const invoice = await selectInvoiceOf(owner, id);
    if (invoice === undefined) throw invoiceNotFound();
    return invoice;
  },
});
