import { describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { aPayment } from '../payment.fixture.server.ts';
import { findUserPayments } from './find-user-payments.server.ts';

useDatabase();

describe('findUserPayments', () => {
  it('returns only the payments of the given account', async () => {
    const [{ id: userId }, { id: other }] = [await anAccount(), await anAccount()];
    const { transaction_id } = await aPayment({ user_id: userId });
    await aPayment({ user_id: other });
    await aPayment();
    expect(await readRows(findUserPayments({ userId }))).toMatchObject([{ transaction_id }]);
  });
});
