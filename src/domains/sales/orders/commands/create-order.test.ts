import { afterEach, describe, expect, it, test } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { ORDER } from '../order.fixture.server.ts';
import { createOrder } from './create-order.server.ts';

useDatabase();
afterEach(() => freezeClock());

describe('createOrder', () => {
  it('sets defaults: pending, normal priority, due tomorrow in Paris', async () => {
    // Half past midnight of the 21st in Paris.
    freezeClock('2026-11-20T23:30:00Z');
    const order = await createOrder(await asAdmin(), ORDER);
    expect(order).toMatchObject({
      ...ORDER,
      status: 'en_attente',
      priority: 'normal',
      deadline: '2026-11-22',
      quote_id: null,
      lines: [{ label: ORDER.service, quantity: 1, unit: 'forfait', unit_price: 5000, vat_rate: 20, net: 5000 }],
    });
  });

  it('accepts a budget as typed, and accents in either Unicode form', async () => {
    const order = await createOrder(await asAdmin(), {
      ...ORDER,
      budget: '5 000,50',
      status: 'planifié'.normalize('NFD'),
    });
    expect(order).toMatchObject({ budget: 5000.5, status: 'planifié' });
  });

  test.each(['client_name', 'client_email', 'client_phone', 'service', 'description', 'budget', 'deadline', 'address'])(
    'refuses a missing %s with the required message',
    async (field) => {
      await expect(createOrder(await asAdmin(), { ...ORDER, [field]: field === 'budget' ? null : '' })).rejects.toThrow(
        expect.objectContaining({
          code: 'invalid',
          message: 'Veuillez remplir tous les champs obligatoires.',
          fields: { [field]: ['Ce champ est obligatoire.'] },
        }),
      );
    },
  );

  test.each([-1, -0.01, 'abc', 0.001, '1e3', 1e12])('refuses a budget of %s', async (budget) => {
    await expect(createOrder(await asAdmin(), { ...ORDER, budget })).rejects.toThrow(
      'Le budget doit être un nombre positif.',
    );
  });

  test.each(['2026-11-20', '2026-11-21'])('refuses the deadline %s, today or earlier', async (deadline) => {
    freezeClock('2026-11-21T12:00:00Z');
    await expect(createOrder(await asAdmin(), { ...ORDER, deadline })).rejects.toThrow(
      "La date d'échéance doit être dans le futur.",
    );
  });

  test.each([{ status: 'livré' }, { priority: 'haute' }, { client_email: 'x' }, { deadline: '2026-02-30' }])(
    'refuses %j',
    async (wrong) => {
      await expect(createOrder(await asAdmin(), { ...ORDER, ...wrong })).rejects.toMatchObject({ code: 'invalid' });
    },
  );

  it('records the given day of completion, else today, and refuses one of an order that is not completed', async () => {
    freezeClock('2026-11-20T23:30:00Z');
    const admin = await asAdmin();
    const done = { ...ORDER, status: 'terminé' } as const;
    expect((await createOrder(admin, done)).service_date).toBe('2026-11-21');
    expect((await createOrder(admin, { ...done, service_date: '2026-11-03' })).service_date).toBe('2026-11-03');
    for (const order of [
      { ...ORDER },
      { ...done, service_date: '2026-11-22' },
      { ...done, service_date: '2026-10-01' },
    ]) {
      const service_date = 'service_date' in order ? order.service_date : '2026-11-03';
      await expect(createOrder(admin, { ...order, service_date })).rejects.toMatchObject({
        fields: { service_date: [expect.anything()] },
      });
    }
  });

  it('accepts a budget of zero', async () => {
    expect((await createOrder(await asAdmin(), { ...ORDER, budget: 0 })).budget).toBe(0);
  });

  it('writes an entry to the audit log', async () => {
    const { id } = await createOrder(await asAdmin(), ORDER);
    expect(await db().selectFrom('audit_log').select(['action', 'subject']).execute()).toEqual([
      { action: 'order.create', subject: `order:${id}` },
    ]);
  });

  it('allows only administrators', async () => {
    await expect(createOrder(asVisitor(), ORDER)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(createOrder(asAccount(await anAccount()), ORDER)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
