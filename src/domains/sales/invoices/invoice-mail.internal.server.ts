import { readSiteProfile } from '#src/domains/settings/setting.internal.server.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { Attachment } from '#src/platform/mail/mail.server.ts';
import { drawPricedDocument } from '#src/platform/pdf/draw-priced-document.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { sendInvoiceEmail } from './invoice.mail.server.ts';
import { invoiceNotFound, LINK_SECONDS } from './invoice.rules.ts';
import { selectInvoice } from './invoice.store.server.ts';
import { toInvoiceDetail } from './invoice.views.ts';
import { insertInvoiceLink } from './invoice-link.store.server.ts';

/** Draws an issued document as it was frozen; the file bears its number. */
export async function drawInvoiceFile(id: number): Promise<Attachment> {
  const invoice = await selectInvoice(id);
  if (invoice === undefined) throw invoiceNotFound();
  const { number, document } = toInvoiceDetail(invoice);
  const base64 = Buffer.from(await drawPricedDocument(document)).toString('base64');
  return { name: `${number}.pdf`, type: 'application/pdf', base64 };
}

/**
 * Queues the email with an issued document and a personal link to it, of which only the hash is stored; without an
 * address nothing is sent.
 * @param isAutomatic whether the email follows from an act, and was not asked for by the office.
 */
export const mailInvoice = (id: number, isAutomatic = true): Promise<void> =>
  transaction(async () => {
    const invoice = await selectInvoice(id);
    if (invoice === undefined) throw invoiceNotFound();
    if (invoice.client_email === '') return;
    const token = newSecret();
    await insertInvoiceLink(hashOfSecret(token), id, isoIn(LINK_SECONDS));
    await sendInvoiceEmail(toInvoiceDetail(invoice), { token, company: await readSiteProfile(), isAutomatic });
  });
