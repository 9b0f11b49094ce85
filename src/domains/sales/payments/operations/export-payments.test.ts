import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { aPayment } from '../payment.fixture.server.ts';
import { exportPayments } from './export-payments.server.ts';

useDatabase();

describe('exportPayments', () => {
  it('exports every payment that matches the filter', async () => {
    const { id } = await aPayment({ status: 'failed' });
    await aPayment();
    expect(await readRows(exportPayments(await asAdmin(), { status: 'failed' }))).toMatchObject([{ id, amount: 500 }]);
  });
});
