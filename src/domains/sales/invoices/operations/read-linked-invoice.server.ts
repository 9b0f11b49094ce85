import { query } from '#src/platform/operation.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { InvoiceDetail, InvoiceToken } from '../invoice.contract.ts';
import { invoiceNotFound, LINK_LIMIT } from '../invoice.rules.ts';
import { selectInvoice } from '../invoice.store.server.ts';
import { selectLinkedInvoice } from '../invoice-link.store.server.ts';

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
    return invoice;
  },
});
