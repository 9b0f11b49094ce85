import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aQuote, NEW_QUOTE, ROOF_LINES } from '../quote.fixture.server.ts';
import { listQuotes } from '../quote.queries.server.ts';
import { aSentQuote } from '../quote-link.fixture.server.ts';
import { changeQuote } from './change-quote.server.ts';
import { createQuote } from './create-quote.server.ts';
import { decideLinkedQuote } from './decide-linked-quote.server.ts';

useDatabase();
afterEach(() => freezeClock());

describe('updates of a quote', () => {
  it.each([
    { notes: 'Échafaudage compris.' },
    { address: '3 chemin des Ormes', deadline: '2027-01-10' },
    { clientPhone: '04 65 71 00 10', priority: 'urgent' as const },
    { validUntil: null },
  ])('changes only %j', async (fields) => {
    const admin = await asAdmin();
    freezeClock('2026-10-01T08:00:00Z');
    const quote = await createQuote(admin, NEW_QUOTE);
    freezeClock('2026-10-02T08:00:00Z');
    const changed = await changeQuote(admin, { id: quote.id, ...fields });
    expect(changed).toEqual({ ...quote, ...fields, updated_at: '2026-10-02T08:00:00.000Z' });
  });

  it('recomputes the amount from the lines, and accepts any amount without lines', async () => {
    const admin = await asAdmin();
    const { id } = await createQuote(admin, NEW_QUOTE);
    const line = { label: 'Toit', quantity: '2,5', unit_price: 118.9, vat_rate: 10 };
    expect(await changeQuote(admin, { id, lines: [line], montant: 7 })).toMatchObject({
      montant: 297.25,
      lines: [{ label: 'Toit', quantity: 2.5 }],
    });
    expect(await changeQuote(admin, { id, montant: 7 })).toMatchObject({ montant: 297.25 });
    expect(await changeQuote(admin, { id, lines: [] })).toMatchObject({ montant: 297.25, lines: [] });
    expect(await changeQuote(admin, { id, montant: '7,10' })).toMatchObject({ montant: 7.1, totals: { gross: 8.52 } });
  });

  it('keeps a finer urgency that matches the priority', async () => {
    const { id } = await aQuote({ urgency: 'high' });
    await changeQuote(await asAdmin(), { id, priority: 'urgent' });
    expect(await db().selectFrom('quotes').select('urgency').executeTakeFirstOrThrow()).toEqual({ urgency: 'high' });
  });

  it('updates the search text', async () => {
    const admin = await asAdmin();
    const { id } = await aQuote();
    await changeQuote(admin, { id, description: 'Chéneau en zinc' });
    expect((await listQuotes(admin, { search: 'cheneau' })).meta.total).toBe(1);
    expect((await listQuotes(admin, { search: 'reprendre' })).meta.total).toBe(0);
  });

  it('sets and clears the day of acceptance', async () => {
    freezeClock('2026-10-02T08:00:00Z');
    const admin = await asAdmin();
    const { id } = await aQuote({ status: 'quoted', open_status: 'quoted', lines: ROOF_LINES });
    const approved = { stage: 'accepted', approvedAt: '2026-10-02T08:00:00.000Z' };
    expect(await changeQuote(admin, { id, status: 'approved' })).toMatchObject(approved);
    expect(await changeQuote(admin, { id, notes: 'Merci', status: 'approved' })).toMatchObject(approved);
    expect(await changeQuote(admin, { id, status: 'rejected' })).toMatchObject({ stage: 'rejected', approvedAt: null });
    expect(await changeQuote(admin, { id, status: 'pending' })).toMatchObject({ stage: 'quoted', approvedAt: null });
  });

  it('refuses a change when another user has saved meanwhile', async () => {
    freezeClock('2026-10-01T08:00:00Z');
    const admin = await asAdmin();
    const { id, updated_at } = await createQuote(admin, NEW_QUOTE);
    freezeClock('2026-10-01T08:01:00Z');
    await changeQuote(admin, { id, notes: 'Un', updated_at });
    await expect(changeQuote(admin, { id, notes: 'Deux', updated_at })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('writes old and new values to the audit log', async () => {
    const { id } = await aQuote({ amount_cents: 500_000 });
    await changeQuote(await asAdmin(), { id, montant: 6000 });
    expect(await db().selectFrom('audit_log').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      action: 'quote.change',
      subject: `quote:${id}`,
      before: '{"montant":5000}',
      after: '{"montant":6000}',
    });
  });

  it('allows only administrators and existing quotes', async () => {
    await expect(changeQuote(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(changeQuote(await asAdmin(), { id: 404 })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('changeQuote', () => {
  const OTHERS = [
    { lines: [] },
    { lines: [{ label: 'Toit', quantity: 1, unit_price: 1, vat_rate: 10 }] },
    { clientName: 'Paul Rivoire' },
    { clientEmail: 'paul@essai.example' },
    { clientPhone: '06 39 98 00 02' },
    { address: '4 rue des Lilas' },
    { service: 'Zinguerie' },
    { description: 'Autre toit' },
    { notes: 'Échafaudage compris.' },
    { validUntil: null },
    { status: 'pending' as const },
    { status: 'rejected' as const },
  ];
  const SAME = { lines: NEW_QUOTE.lines, montant: null, clientName: 'Paule Rivoire', address: '3 rue des Lilas' };

  it('refuses every change of what the customer signed with 409, and accepts others', async () => {
    const { id, token } = await aSentQuote();
    await decideLinkedQuote(asVisitor(), { token, decision: 'accepted', name: 'Paule Rivoire', consent: true });
    const admin = await asAdmin();
    const stored = () => db().selectFrom('quotes').selectAll().executeTakeFirstOrThrow();
    const before = await stored();
    for (const change of OTHERS) {
      await expect(changeQuote(admin, { id, ...change })).rejects.toMatchObject({
        status: 409,
        message: expect.stringMatching(/accepté par le client.*Dupliquez.*avenant.*annulez l’acceptation/),
      });
    }
    expect(await stored()).toEqual(before);
    const allowed = { ...SAME, priority: 'urgent' as const, deadline: '2027-01-10', status: 'approved' as const };
    expect(await changeQuote(admin, { id, ...allowed })).toMatchObject({
      priceBasis: 'signed',
      priority: 'urgent',
      deadline: '2027-01-10',
      stage: 'accepted',
    });
  });
});
