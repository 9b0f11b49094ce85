import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aQuote } from '../quote.fixture.server.ts';
import { QUOTE_TEXTS } from '../quote.texts.ts';
import { deleteQuote } from './delete-quote.server.ts';

useDatabase();

const decided = (quote_id: number, withdrawn_at: string | null) =>
  db()
    .insertInto('quote_decisions')
    .values({
      quote_id,
      decision: 'accepted',
      name: 'Paule Rivoire',
      statement: 'Bon pour accord',
      channel: 'link',
      user_id: null,
      ip: '',
      user_agent: '',
      document: '{}',
      document_hash: 'a',
      withdrawn_at,
      created_at: '2026-10-02T08:00:00.000Z',
    })
    .execute();

describe('deleteQuote', () => {
  it('deletes a quote permanently and writes an entry to the audit log', async () => {
    const admin = await asAdmin();
    const { id } = await aQuote({ amount_cents: 100 });
    await deleteQuote(admin, { id });
    expect(await db().selectFrom('quotes').select('id').execute()).toEqual([]);
    expect(await db().selectFrom('audit_log').select(['action', 'before']).executeTakeFirstOrThrow()).toEqual({
      action: 'quote.delete',
      before: '{"name":"Paule Rivoire","service":"Couverture","montant":1}',
    });
    await expect(deleteQuote(admin, { id })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('refuses a quote that was accepted, withdrawn or not, or paid on', async () => {
    const admin = await asAdmin();
    const accepted = await aQuote({ status: 'accepted' });
    const withdrawn = await aQuote({ status: 'quoted' });
    await decided(withdrawn.id, '2026-10-03T08:00:00.000Z');
    const paid = await aQuote({ status: 'quoted', paid_cents: 100 });
    const stored = { code: 'conflict', message: QUOTE_TEXTS.saved.accepted };
    await expect(deleteQuote(admin, accepted)).rejects.toMatchObject(stored);
    await expect(deleteQuote(admin, withdrawn)).rejects.toMatchObject(stored);
    await expect(deleteQuote(admin, paid)).rejects.toMatchObject({ code: 'conflict', message: QUOTE_TEXTS.saved.paid });
  });

  it('allows only administrators', async () => {
    await expect(deleteQuote(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
