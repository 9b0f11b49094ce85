import { afterEach, describe, expect, it } from 'vitest';
import { freezeClock, isoIn } from '#src/platform/clock.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { aPayment } from '../payment.fixture.server.ts';
import { selectPayment } from '../payment.store.server.ts';
import { reconcilePayments } from './reconcile-payments.server.ts';

useDatabase();
useDemoPayments();
describe('reconcilePayments', () => {
  afterEach(() => freezeClock());

  it('asks about payments pending for two minutes', async () => {
    const { id } = await aPayment();
    await aPayment({ status: 'completed' });
    expect(await reconcilePayments(systemContext('test'))).toEqual({ asked: 0 });
    freezeClock(isoIn(121));
    expect(await reconcilePayments(systemContext('test'))).toEqual({ asked: 1 });
    expect((await selectPayment(id))?.status).toBe('failed');
  });
});
