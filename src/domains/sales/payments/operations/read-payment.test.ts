import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPayment } from '../payment.fixture.server.ts';
import { readPayment } from './read-payment.server.ts';

useDatabase();

describe('readPayment', () => {
  it('returns the gateway’s status beside the shown status', async () => {
    const admin = await asAdmin();
    const { id } = await aPayment({ status: 'failed', provider_ref: 'x', provider_status: 'succeeded' });
    expect(await readPayment(admin, { id })).toMatchObject({ is_mismatch: true, is_refundable: true });
    await expect(readPayment(admin, { id: 404 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
