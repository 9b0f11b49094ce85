import type { Selectable } from 'kysely';
import { canonicalDocument, type PricedDocument } from '#src/kernel/priced-document.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import type { DocumentLinkRow, QuoteDecisionRow } from '#src/platform/database/commerce-tables.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { deleteInSteps } from '#src/platform/database/rows-in-steps.server.ts';
import type { Decision, DecisionMaker } from './quote-link.contract.ts';

const KIND = 'quote';

type Frozen<Row> = Omit<Row, 'document'> & { document: PricedDocument };
export type QuoteLink = Frozen<Selectable<DocumentLinkRow>>;
export type QuoteDecision = Frozen<Selectable<QuoteDecisionRow>>;

const links = () => db().selectFrom('document_links').selectAll().where('kind', '=', KIND);

const thawed = <Row extends { document: string }>(row: Row | undefined): Frozen<Row> | undefined =>
  row && { ...row, document: JSON.parse(row.document) };

/** Returns the unexpired link with this token hash. */
export const selectLink = async (tokenHash: string): Promise<QuoteLink | undefined> =>
  thawed(await links().where('token_hash', '=', tokenHash).where('expires_at', '>', nowIso()).executeTakeFirst());

/** Returns the latest sent version of a quote. */
export const selectSentQuote = async (quoteId: number): Promise<QuoteLink | undefined> =>
  thawed(await links().where('target_id', '=', quoteId).orderBy('created_at', 'desc').executeTakeFirst());

interface NewLink {
  tokenHash: string;
  quoteId: number;
  document: PricedDocument;
  documentHash: string;
  contentHash: string;
  expiresAt: string;
}

/** Replaces a quote's link: earlier links become invalid. */
export async function replaceLink({
  tokenHash,
  quoteId,
  document,
  documentHash,
  contentHash,
  expiresAt,
}: NewLink): Promise<void> {
  await deleteLinks(quoteId);
  await db()
    .insertInto('document_links')
    .values({
      token_hash: tokenHash,
      kind: KIND,
      target_id: quoteId,
      document: canonicalDocument(document),
      document_hash: documentHash,
      content_hash: contentHash,
      opened_at: null,
      expires_at: expiresAt,
      created_at: nowIso(),
    })
    .execute();
}

async function deleteLinks(quoteId: number): Promise<void> {
  await db().deleteFrom('document_links').where('kind', '=', KIND).where('target_id', '=', quoteId).execute();
}

/** Deletes links whose quote no longer exists. */
export const deleteStrayLinks = (): Promise<number> =>
  deleteInSteps(
    {
      table: 'document_links',
      where: ({ and, eb, not, exists, selectFrom }) =>
        and([
          eb('kind', '=', KIND),
          not(exists(selectFrom('quotes').select('quotes.id').whereRef('quotes.id', '=', 'target_id'))),
        ]),
    },
    'token_hash',
  );

/** Stores the first opening only. */
export async function markOpened(tokenHash: string): Promise<void> {
  await db()
    .updateTable('document_links')
    .set({ opened_at: nowIso() })
    .where('token_hash', '=', tokenHash)
    .where('opened_at', 'is', null)
    .execute();
}

export async function prolongLinks(quoteId: number, expiresAt: string): Promise<void> {
  await db()
    .updateTable('document_links')
    .set({ expires_at: expiresAt })
    .where('kind', '=', KIND)
    .where('target_id', '=', quoteId)
    .where('expires_at', '<', expiresAt)
    .execute();
}

/** Returns the latest answer to a quote. */
export const selectDecision = async (quoteId: number): Promise<QuoteDecision | undefined> =>
  thawed(
    await db()
      .selectFrom('quote_decisions')
      .selectAll()
      .where('quote_id', '=', quoteId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );

/** Returns every answer to these quotes, oldest first. */
export async function selectDecisions(quoteIds: number[]): Promise<QuoteDecision[]> {
  if (quoteIds.length === 0) return [];
  const rows = await db()
    .selectFrom('quote_decisions')
    .selectAll()
    .where('quote_id', 'in', quoteIds)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, document: JSON.parse(row.document) }));
}

interface NewDecision {
  quoteId: number;
  decision: Decision;
  statement: string;
  /** Words of the request to begin early; null without one. */
  earlyStart?: string | null;
  by: DecisionMaker;
  /** How the office learned of it; absent when the customer answered. */
  recorded?: { recorded_by: number | null; accepted_on: string; means: string; note: string };
  document: PricedDocument;
  documentHash: string;
}

export async function insertDecision({
  quoteId,
  decision,
  statement,
  earlyStart = null,
  by,
  recorded,
  document,
  documentHash,
}: NewDecision): Promise<{ id: number; at: string }> {
  const at = nowIso();
  const { id } = await db()
    .insertInto('quote_decisions')
    .values({
      ...by,
      ...recorded,
      quote_id: quoteId,
      decision,
      statement,
      early_start: earlyStart,
      document: canonicalDocument(document),
      document_hash: documentHash,
      withdrawn_at: null,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, at };
}

export async function markWithdrawn(decisionId: number, informed_on: string | null = null): Promise<string> {
  const at = nowIso();
  await db()
    .updateTable('quote_decisions')
    .set({ withdrawn_at: at, informed_on })
    .where('id', '=', decisionId)
    .execute();
  return at;
}
