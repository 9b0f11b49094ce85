import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPayment } from '../payment.fixture.server.ts';
import { searchPaymentRecords } from './search-payment-records.server.ts';

useDatabase();

describe('searchPaymentRecords', () => {
  it('finds payments by number and customer, newest first', async () => {
    const admin = await asAdmin();
    const { id, transaction_id } = await aPayment();
    const newer = await aPayment();
    expect(await searchPaymentRecords(admin, { search: transaction_id, limit: 5 })).toEqual([
      { id, title: transaction_id, subtitle: 'Paule Rivoire' },
    ]);
    expect((await searchPaymentRecords(admin, { search: 'rivoire', limit: 1 }))[0]?.id).toBe(newer.id);
  });
});
