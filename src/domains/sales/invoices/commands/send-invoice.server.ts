import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { InvoiceId } from '../invoice.contract.ts';
import { invoiceNotFound, noAddress, SEND_LIMIT } from '../invoice.rules.ts';
import { selectInvoice } from '../invoice.store.server.ts';
import { mailInvoice } from '../invoice-mail.internal.server.ts';

/** Emails the customer an issued document again, with a personal link to it. */
export const sendInvoice = command({
  allow: 'money',
  input: InvoiceId,
  output: z.object({ email: z.string() }),
  audit: ({ id }, { email }) => ({
    action: 'invoice.send',
    class: 'money',
    subject: `invoice:${id}`,
    after: { email },
  }),
  prepare: ({ id }) => limitRate(`invoice:send:${id}`, SEND_LIMIT),
  run: async ({ id }) => {
    const invoice = await selectInvoice(id);
    if (invoice === undefined) throw invoiceNotFound();
    if (invoice.client_email === '') throw noAddress();
    await mailInvoice(id, false);
    return { email: invoice.client_email };
  },
});
