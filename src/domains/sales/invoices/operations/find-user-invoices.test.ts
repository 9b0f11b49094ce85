import { describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { anInvoice } from '../invoice.fixture.server.ts';
import { findUserInvoices } from './find-user-invoices.server.ts';

useDatabase();

describe('findUserInvoices', () => {
  it('returns the invoices of one account', async () => {
    const { id: userId } = await anAccount();
    const { id } = await anInvoice({ user_id: userId });
    await anInvoice();
    const invoices = await readRows(findUserInvoices({ userId }));
    expect(invoices.map((invoice) => invoice.id)).toEqual([id]);
  });
});
