import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';

const KINDS = { quote: 'quote-payment', invoice: 'invoice-payment' } as const;

/** What a link pays. */
export type LinkTarget = { quoteId: number; invoiceId: null } | { quoteId: null; invoiceId: number };

/** Stores only the token's hash; deletes links that have expired. */
export async function insertPaymentLink(tokenHash: string, target: LinkTarget, expiresAt: string): Promise<void> {
  const at = nowIso();
  await db()
    .deleteFrom('document_links')
    .where('kind', 'in', Object.values(KINDS))
    .where('expires_at', '<=', at)
    .execute();
  await db()
    .insertInto('document_links')
    .values({
      token_hash: tokenHash,
      kind: target.quoteId === null ? KINDS.invoice : KINDS.quote,
      target_id: target.quoteId ?? target.invoiceId,
      document_hash: '',
      document: '',
      content_hash: '',
      opened_at: null,
      expires_at: expiresAt,
      created_at: at,
    })
    .execute();
}

/** Selects what a valid link pays. */
export async function selectPaymentLink(tokenHash: string): Promise<LinkTarget | undefined> {
  const row = await db()
    .selectFrom('document_links')
    .select(['kind', 'target_id'])
    .where('token_hash', '=', tokenHash)
    .where('kind', 'in', Object.values(KINDS))
    .where('expires_at', '>', nowIso())
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { kind, target_id } = row;
  return kind === KINDS.quote ? { quoteId: target_id, invoiceId: null } : { quoteId: null, invoiceId: target_id };
}
