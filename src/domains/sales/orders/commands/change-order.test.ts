import { afterEach, describe, expect, it, test } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anOrder, anOrderRow } from '../order.fixture.server.ts';
import { changeOrder } from './change-order.server.ts';

useDatabase();
afterEach(() => freezeClock());

describe('changeOrder', () => {
  it('changes only the given fields', async () => {
    const order = await anOrder();
    const changed = await changeOrder(await asAdmin(), {
      id: order.id,
      budget: '6 200,10',
      estimatedDuration: '3 jours',
    });
    expect(changed).toEqual({
      ...order,
      budget: 6200.1,
      lines: [{ ...order.lines[0], unit_price: 6200.1, net: 6200.1 }],
      estimatedDuration: '3 jours',
      updated_at: changed.updated_at,
    });
  });

  it('records the given day of completion with the status, and refuses a day in the future', async () => {
    freezeClock('2026-11-10T12:00:00Z');
    const { id } = await anOrder();
    const admin = await asAdmin();
    freezeClock('2026-11-21T12:00:00Z');
    const future = changeOrder(admin, { id, status: 'terminé', service_date: '2026-11-22' });
    await expect(future).rejects.toThrow('La date de la prestation ne peut pas être dans le futur.');
    const changed = await changeOrder(admin, { id, status: 'terminé', service_date: '2026-11-18' });
    expect(changed).toMatchObject({ status: 'terminé', service_date: '2026-11-18' });
  });

  it('accepts an unchanged past deadline and refuses a new one', async () => {
    freezeClock('2026-11-21T12:00:00Z');
    const { id } = await anOrderRow({ deadline: '2026-11-01' });
    const admin = await asAdmin();
    const stored = await changeOrder(admin, { id, service: 'Zinguerie', deadline: '2026-11-01' });
    expect(stored).toMatchObject({ service: 'Zinguerie', deadline: '2026-11-01' });
    await expect(changeOrder(admin, { id, deadline: '2026-11-02' })).rejects.toThrow(
      "La date d'échéance doit être dans le futur.",
    );
    expect((await changeOrder(admin, { id, deadline: '2026-11-22' })).deadline).toBe('2026-11-22');
  });

  it('refuses to change the budget of an order with quote lines', async () => {
    const { id, budget_cents } = await anOrderRow({ lines: ROOF_LINES, budget_cents: 164_5000 });
    const admin = await asAdmin();
    await expect(changeOrder(admin, { id, budget: 1 })).rejects.toMatchObject({
      fields: { budget: [expect.anything()] },
    });
    expect((await changeOrder(admin, { id, budget: budget_cents / 100, service: 'Toit' })).service).toBe('Toit');
  });

  test.each([{ client_name: ' ' }, { budget: -1 }, { address: '' }, { budget: null }])('refuses %j', async (wrong) => {
    const { id } = await anOrder();
    await expect(changeOrder(await asAdmin(), { id, ...wrong })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('names the fields that must not be empty, below one sentence', async () => {
    const { id } = await anOrder();
    await expect(changeOrder(await asAdmin(), { id, client_name: ' ', address: '' })).rejects.toMatchObject({
      message: 'Veuillez remplir tous les champs obligatoires.',
      fields: { client_name: ['Ce champ est obligatoire.'], address: ['Ce champ est obligatoire.'] },
    });
  });

  it('keeps the kind of customer of a quote, and changes that of a direct order', async () => {
    const admin = await asAdmin();
    const { id: quote_id } = await aQuote();
    const { id } = await anOrderRow({ quote_id, customer_kind: 'professional' });
    await expect(changeOrder(admin, { id, customer_kind: 'consumer' })).rejects.toMatchObject({ code: 'invalid' });
    expect(await changeOrder(admin, { id, customer_kind: 'professional', priority: 'urgent' })).toMatchObject({
      customer_kind: 'professional',
    });
    const direct = await anOrder();
    expect(direct.customer_kind).toBe('consumer');
    const change = { id: direct.id, customer_kind: 'professional' as const };
    expect((await changeOrder(admin, change)).customer_kind).toBe('professional');
  });

  it('refuses a change when another user has saved meanwhile', async () => {
    freezeClock('2026-10-01T08:00:00Z');
    const { id, updated_at } = await anOrder();
    freezeClock('2026-10-01T08:01:00Z');
    const admin = await asAdmin();
    await changeOrder(admin, { id, priority: 'urgent', updated_at });
    await expect(changeOrder(admin, { id, priority: 'faible', updated_at })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('updates the search text and writes old and new values to the audit log', async () => {
    const { id } = await anOrder();
    await changeOrder(await asAdmin(), { id, service: 'Étanchéité' });
    const row = await db().selectFrom('orders').select('search_text').executeTakeFirstOrThrow();
    expect(row.search_text).toContain('etancheite');
    expect(await db().selectFrom('audit_log').select(['action', 'before', 'after']).execute()).toEqual([
      {
        action: 'order.change',
        before: expect.stringMatching(/^\{"service":"Couverture",/),
        after: expect.stringMatching(/^\{"service":"Étanchéité",/),
      },
    ]);
  });

  it('answers 404 for a missing order', async () => {
    await expect(changeOrder(await asAdmin(), { id: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
