import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { db } from '../database.server.ts';
import { quoteTerms } from './0020-quote-terms.server.ts';

useDatabase();

const AT = '2026-11-20T08:00:00.000Z';
const TERMS = ['contract_mode', 'customer_kind', 'execution_period', 'waste_quantity', 'waste_collection'] as const;

async function aQuoteBefore(name: string, decision: string): Promise<void> {
  const mail = { email: 'paule@essai.example', phone: '', address: '', description: '' };
  const stage = { status: decision, urgency: 'normal', search_text: '', created_at: AT, updated_at: AT };
  const none = { user_id: null, amount_cents: null, deadline: null, valid_until: null, sent_at: null };
  const row = { name, service_type: 'Couverture', approved_at: null, ...mail, ...stage, ...none };
  const { id } = await db().insertInto('quotes').values(row).returning('id').executeTakeFirstOrThrow();
  const document = { document: '{ "kept": "as it is" }', document_hash: 'a', created_at: AT };
  const link = { token_hash: name, kind: 'quote', target_id: id, content_hash: 'a', opened_at: null };
  const answer = {
    quote_id: id,
    decision,
    name,
    statement: '',
    channel: 'link',
    user_id: null,
    ip: '',
    user_agent: '',
  };
  await db()
    .insertInto('document_links')
    .values({ ...link, ...document, expires_at: '2027-11-20T08:00:00.000Z' })
    .execute();
  await db()
    .insertInto('quote_decisions')
    .values({ ...answer, ...document, withdrawn_at: null })
    .execute();
}

describe('migration 0020-quote-terms', () => {
  it('gives existing quotes the default terms, keeps their documents, and prolongs the links of accepted ones', async () => {
    await db().schema.alterTable('quote_decisions').dropColumn('early_start').execute();
    for (const column of [...TERMS, 'waste_cost']) await db().schema.alterTable('quotes').dropColumn(column).execute();
    await aQuoteBefore('accepted', 'accepted');
    await aQuoteBefore('rejected', 'rejected');
    await quoteTerms.up(db() as Kysely<unknown>);
    const terms = await db().selectFrom('quotes').select(TERMS).execute();
    const defaults = { contract_mode: 'distance', customer_kind: 'consumer', execution_period: '' };
    expect(terms).toEqual(Array(2).fill({ ...defaults, waste_quantity: '', waste_collection: '' }));
    const links = await db()
      .selectFrom('document_links')
      .select(['token_hash', 'expires_at', 'document'])
      .orderBy('token_hash')
      .execute();
    const document = '{ "kept": "as it is" }';
    expect(links).toEqual([
      { token_hash: 'accepted', expires_at: '2036-11-20T08:00:00.000Z', document },
      { token_hash: 'rejected', expires_at: '2027-11-20T08:00:00.000Z', document },
    ]);
  });
});
