import { afterEach, describe, expect, it, test } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { ORDER } from '../order.fixture.server.ts';
import { createOrder } from './create-order.server.ts';

useDatabase();
afterEach(() => freezeClock());

describe('a new order', () => {
  it('waits, is neither urgent nor idle, and is due tomorrow in Paris', async () => {
    // Half past midnight of the 21st in Paris.
    freezeClock('2026-11-20T23:30:00Z');
    const order = await createOrder(await asAdmin(), ORDER);
    expect(order).toMatchObject({
      ...ORDER,
      status: 'en_attente',
      priority: 'normal',
      deadline: '2026-11-22',
      quote_id: null,
      lines: [],
    });
  });

  it('reads what people type, and accents in either form', async () => {
    const order = await createOrder(await asAdmin(), {
      ...ORDER,
      budget: '5 000,50',
      status: 'planifié'.normalize('NFD'),
    });
    expect(order).toMatchObject({ budget: 5000.5, status: 'planifié' });
  });

  test.each(['client_name', 'client_email', 'client_phone', 'service', 'description', 'budget', 'deadline', 'address'])(
    'is refused without its %s, in the words of the specification',
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

  test.each([-1, -0.01, 'abc', 0.001, '1e3', 1e12])('is refused with a budget of %s', async (budget) => {
    await expect(createOrder(await asAdmin(), { ...ORDER, budget })).rejects.toThrow(
      'Le budget doit être un nombre positif.',
    );
  });

  test.each(['2026-11-20', '2026-11-21'])('is refused when due on %s, today or before', async (deadline) => {
    freezeClock('2026-11-21T12:00:00Z');
    await expect(createOrder(await asAdmin(), { ...ORDER, deadline })).rejects.toThrow(
      "La date d'échéance doit être dans le futur.",
    );
  });

  test.each([{ status: 'livré' }, { priority: 'haute' }, { client_email: 'x' }, { deadline: '2026-02-30' }])(
    'is refused with %j',
    async (wrong) => {
      await expect(createOrder(await asAdmin(), { ...ORDER, ...wrong })).rejects.toMatchObject({ code: 'invalid' });
    },
  );

  it('may cost nothing', async () => {
    expect((await createOrder(await asAdmin(), { ...ORDER, budget: 0 })).budget).toBe(0);
  });

  it('leaves a line in the audit log', async () => {
    const { id } = await createOrder(await asAdmin(), ORDER);
    expect(await db().selectFrom('audit_log').select(['action', 'subject']).execute()).toEqual([
      { action: 'order.create', subject: `order:${id}` },
    ]);
  });

  it('is for administrators to add', async () => {
    await expect(createOrder(asVisitor(), ORDER)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(createOrder(asAccount(await anAccount()), ORDER)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
