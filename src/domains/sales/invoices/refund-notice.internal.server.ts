import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { DOCUMENT_TEXTS } from '#src/kernel/priced-document.texts.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { Attachment } from '#src/platform/mail/mail.server.ts';
import { drawPricedDocument } from '#src/platform/pdf/draw-priced-document.server.ts';
import { invoiceNotFound } from './invoice.rules.ts';
import { nextNumber } from './issue.store.server.ts';
import type { Refund } from './refund-notice.contract.ts';
import { refundDocument } from './refund-notice.document.server.ts';
import { insertRefundNotice, selectRefundNotice, selectRefundNotices } from './refund-notice.store.server.ts';

/** Numbers and freezes the notice of a refund, in the transaction that books it. */
export const issueRefundNotice = (refund: Refund): Promise<{ id: number; number: string }> =>
  transaction(async () => {
    const { number, issuedOn } = await nextNumber('R');
    const document = refundDocument(refund, { number, issuedOn, dueOn: issuedOn, settings: await readSettings() });
    return { id: await insertRefundNotice(refund.payment_id, document), number };
  });

/** Notices of a payment, oldest first. */
export const findRefundNotices = selectRefundNotices;

/** Draws a notice as it was frozen. @throws DomainError `not-found`. */
export async function drawRefundNotice(id: number): Promise<{ number: string; bytes: Uint8Array }> {
  const notice = await selectRefundNotice(id);
  if (notice === undefined) throw invoiceNotFound();
  const { number, document, is_demo } = notice;
  const marked = is_demo === 1 ? { ...document, mark: DOCUMENT_TEXTS.demonstration } : document;
  return { number, bytes: await drawPricedDocument(marked) };
}

/** Draws a notice for the email that it is attached to; the file bears its number. */
export async function attachRefundNotice(id: number): Promise<Attachment> {
  const { number, bytes } = await drawRefundNotice(id);
  return { name: `${number}.pdf`, type: 'application/pdf', base64: Buffer.from(bytes).toString('base64') };
}
