import { describe, expect, it, test } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { ORDER_STATUSES } from '../order.contract.ts';
import { anOrder } from '../order.fixture.server.ts';
import { changeOrderStatus } from './change-order-status.server.ts';

useDatabase();

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

  it('allows only administrators, existing orders and known statuses', async () => {
    const admin = await asAdmin();
    await expect(changeOrderStatus(asVisitor(), { id: 1, status: 'annulé' })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await expect(changeOrderStatus(admin, { id: 1, status: 'annulé' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(changeOrderStatus(admin, { id: 1, status: 'annule' })).rejects.toMatchObject({ code: 'invalid' });
  });
});
