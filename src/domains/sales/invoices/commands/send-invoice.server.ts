import { z } from 'zod';
import { readSiteProfile } from '#src/domains/settings/setting.internal.server.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { InvoiceId } from '../invoice.contract.ts';
import { sendInvoiceEmail } from '../invoice.mail.server.ts';
import { invoiceNotFound, LINK_SECONDS, noAddress, SEND_LIMIT } from '../invoice.rules.ts';
import { selectInvoice } from '../invoice.store.server.ts';
import { toInvoiceDetail } from '../invoice.views.ts';
import { insertInvoiceLink } from '../invoice-link.store.server.ts';

/** Emails the customer a personal link to an issued document; only the link's hash is stored. */
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
    const token = newSecret();
    await insertInvoiceLink(hashOfSecret(token), id, isoIn(LINK_SECONDS));
    await sendInvoiceEmail(toInvoiceDetail(invoice), token, await readSiteProfile());
    return { email: invoice.client_email };
  },
});
