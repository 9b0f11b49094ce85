import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aQuote } from '../quote.fixture.server.ts';
import { aSentQuote } from '../quote-link.fixture.server.ts';
import { changeQuoteStatus } from './change-quote-status.server.ts';
import { decideLinkedQuote } from './decide-linked-quote.server.ts';

useDatabase();
describe('changeQuoteStatus', () => {
  afterEach(() => freezeClock());

  it.each(['pending', 'contacted', 'quoted'] as const)(
    'restores the stage %s when an approval is undone',
    async (stage) => {
      freezeClock('2026-10-02T08:00:00Z');
      const admin = await asAdmin();
      const { id } = await aQuote();
      await changeQuoteStatus(admin, { id, stage });
      const approved = await changeQuoteStatus(admin, { id, status: 'approved' });
      expect(approved).toMatchObject({ stage: 'accepted', approvedAt: '2026-10-02T08:00:00.000Z' });
      expect(await changeQuoteStatus(admin, { id, status: 'pending' })).toMatchObject({ stage, approvedAt: null });
    },
  );

  it('changes and logs nothing when the status is the same', async () => {
    freezeClock('2026-10-02T08:00:00Z');
    const admin = await asAdmin();
    const { id } = await aQuote({ status: 'contacted', open_status: 'contacted' });
    freezeClock('2026-10-03T08:00:00Z');
    expect(await changeQuoteStatus(admin, { id, status: 'pending' })).toMatchObject({
      stage: 'contacted',
      updated_at: '2026-10-02T08:00:00.000Z',
    });
    expect(await db().selectFrom('audit_log').selectAll().execute()).toEqual([]);
  });

  it('writes an entry to the audit log', async () => {
    const { id } = await aQuote();
    await changeQuoteStatus(await asAdmin(), { id, status: 'rejected' });
    expect(await db().selectFrom('audit_log').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      action: 'quote.status',
      before: '{"stage":"En attente"}',
      after: '{"stage":"Refusé"}',
    });
  });

  it('refuses to undo the acceptance of a customer', async () => {
    const { id, token } = await aSentQuote();
    await decideLinkedQuote(asVisitor(), { token, decision: 'accepted', name: 'Paule Rivoire', consent: true });
    const admin = await asAdmin();
    const moves = [{ status: 'pending' }, { status: 'rejected' }, { stage: 'quoted' }, { stage: 'contacted' }] as const;
    for (const move of moves) {
      await expect(changeQuoteStatus(admin, { id, ...move })).rejects.toMatchObject({
        status: 409,
        message: expect.stringMatching(/annulez l’acceptation/),
      });
    }
    expect(await changeQuoteStatus(admin, { id, status: 'approved' })).toMatchObject({ stage: 'accepted' });
  });

  it('refuses an outdated version and a missing status', async () => {
    const admin = await asAdmin();
    const { id } = await aQuote();
    const late = { id, status: 'approved' as const, updated_at: '2020-01-01T00:00:00.000Z' };
    await expect(changeQuoteStatus(admin, late)).rejects.toMatchObject({ code: 'conflict' });
    await expect(changeQuoteStatus(admin, { id })).rejects.toMatchObject({ fields: { status: [expect.any(String)] } });
  });

  it('allows only administrators and existing quotes', async () => {
    const sent = { id: 404, status: 'approved' as const };
    await expect(changeQuoteStatus(asVisitor(), sent)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(changeQuoteStatus(await asAdmin(), sent)).rejects.toMatchObject({ code: 'not-found' });
  });
});
