import { createHash } from 'node:crypto';
import { canonicalDocument, type PricedDocument } from '#src/kernel/priced-document.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { isDemoNumber } from './invoice.rules.ts';

/** Stores a notice as it is sent; returns its id. */
export async function insertRefundNotice(paymentId: number, document: PricedDocument): Promise<number> {
  const text = canonicalDocument(document);
  const { id } = await db()
    .insertInto('refund_notices')
    .values({
      number: document.number,
      payment_id: paymentId,
      document: text,
      document_hash: createHash('sha256').update(text).digest('hex'),
      is_demo: isDemoNumber(document.number) ? 1 : 0,
      created_at: nowIso(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Selects a notice as it was frozen. */
export async function selectRefundNotice(
  id: number,
): Promise<{ number: string; document: PricedDocument; is_demo: number } | undefined> {
  const notices = db().selectFrom('refund_notices').select(['number', 'document', 'is_demo']);
  const row = await notices.where('id', '=', id).executeTakeFirst();
  return row && { ...row, document: JSON.parse(row.document) };
}

/** Selects the notices of a payment, oldest first. */
export const selectRefundNotices = (paymentId: number): Promise<{ id: number; number: string; created_at: string }[]> =>
  db()
    .selectFrom('refund_notices')
    .select(['id', 'number', 'created_at'])
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute();
