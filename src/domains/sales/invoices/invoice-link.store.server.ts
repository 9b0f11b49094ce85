import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';

const KIND = 'invoice';

/** Stores only the token's hash. */
export async function insertInvoiceLink(tokenHash: string, invoiceId: number, expiresAt: string): Promise<void> {
  const { document_hash } = await db()
    .selectFrom('invoices')
    .select('document_hash')
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  await db()
    .insertInto('document_links')
    .values({
      token_hash: tokenHash,
      kind: KIND,
      target_id: invoiceId,
      document_hash,
      document: '',
      content_hash: '',
      opened_at: null,
      expires_at: expiresAt,
      created_at: nowIso(),
    })
    .execute();
}

/** Selects the invoice that a valid link opens. */
export async function selectLinkedInvoice(tokenHash: string): Promise<number | undefined> {
  const row = await db()
    .selectFrom('document_links')
    .select('target_id')
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', KIND)
    .where('expires_at', '>', nowIso())
    .executeTakeFirst();
  return row?.target_id;
}
