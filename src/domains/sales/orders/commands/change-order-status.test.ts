import { afterEach, describe, expect, it, test } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { ORDER_STATUSES, type OrderRecord } from '../order.contract.ts';
import { anOrder, anOrderRow } from '../order.fixture.server.ts';
import { changeOrder } from './change-order.server.ts';
import { changeOrderStatus } from './change-order-status.server.ts';

useDatabase();
afterEach(() => freezeClock());

describe('changeOrderStatus', () => {
  test.each(ORDER_STATUSES)('changes the status to %s', async (status) => {
    const { id } = await anOrder();
    expect((await changeOrderStatus(await asAdmin(), { id, status: status.normalize('NFD') })).status).toBe(status);
  });

  it('writes the old and new status to the audit log', async () => {
    const { id } = await anOrder();
    await changeOrderStatus(await asAdmin(), { id, status: 'en_cours' });
    expect(await db().selectFrom('audit_log').select(['action', 'before', 'after']).execute()).toEqual([
      { action: 'order.status', before: '{"status":"en_attente"}', after: '{"status":"en_cours"}' },
    ]);
  });

  describe('service date', () => {
    const FINISHED = { status: 'terminé' } as const;
    const at = async (day: string, order: Partial<OrderRecord> = {}) => {
      freezeClock('2026-11-10T08:00:00Z');
      const { id } = await anOrderRow(order);
      freezeClock(`${day}T22:30:00Z`);
      return { id, admin: await asAdmin() };
    };

    it('records today in Paris when none is given, and clears it when the works go on', async () => {
      const { id, admin } = await at('2026-11-20');
      expect((await changeOrderStatus(admin, { id, ...FINISHED })).service_date).toBe('2026-11-20');
      freezeClock('2026-11-20T23:30:00Z');
      expect((await changeOrderStatus(admin, { id, ...FINISHED })).service_date).toBe('2026-11-20');
      expect((await changeOrderStatus(admin, { id, status: 'en_cours' })).service_date).toBeNull();
      expect((await changeOrderStatus(admin, { id, ...FINISHED })).service_date).toBe('2026-11-21');
    });

    it('records the given day, from a month before the order to today', async () => {
      const { id, admin } = await at('2026-11-20');
      for (const service_date of ['2026-10-10', '2026-11-20', '2026-11-14']) {
        expect((await changeOrderStatus(admin, { id, ...FINISHED, service_date })).service_date).toBe(service_date);
      }
      for (const service_date of ['2026-10-09', '2026-11-21', '2026-02-30']) {
        await expect(changeOrderStatus(admin, { id, ...FINISHED, service_date })).rejects.toMatchObject({
          code: 'invalid',
          fields: { service_date: [expect.anything()] },
        });
      }
      await expect(
        changeOrderStatus(admin, { id, status: 'en_cours', service_date: '2026-11-14' }),
      ).rejects.toMatchObject({ code: 'invalid' });
      expect((await changeOrderStatus(admin, { id, ...FINISHED })).service_date).toBe('2026-11-14');
    });

    it('records none for an order that was completed before days were recorded, until one is given', async () => {
      const { id, admin } = await at('2026-11-20', FINISHED);
      expect((await changeOrderStatus(admin, { id, ...FINISHED })).service_date).toBeNull();
      const service_date = '2026-11-12';
      expect((await changeOrderStatus(admin, { id, ...FINISHED, service_date })).service_date).toBe(service_date);
    });

    it('records today when the form completes an order', async () => {
      const { id, admin } = await at('2026-11-20');
      expect((await changeOrder(admin, { id, ...FINISHED })).service_date).toBe('2026-11-20');
      expect((await changeOrder(admin, { id, service: 'Zinguerie' })).service_date).toBe('2026-11-20');
      expect((await changeOrder(admin, { id, status: 'planifié' })).service_date).toBeNull();
    });
  });

  it('allows only administrators, existing orders and known statuses', async () => {
    const admin = await asAdmin();
    await expect(changeOrderStatus(asVisitor(), { id: 1, status: 'annulé' })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await expect(changeOrderStatus(admin, { id: 1, status: 'annulé' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(changeOrderStatus(admin, { id: 1, status: 'annule' })).rejects.toMatchObject({ code: 'invalid' });
  });
});
