import { describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { anInvoice } from '../invoice.fixture.server.ts';
import { findInvoicesOf } from './find-invoices-of.server.ts';

useDatabase();

describe('findInvoicesOf', () => {
  it('returns the invoices of one account', async () => {
    const { id: userId } = await anAccount();
    const { id } = await anInvoice({ user_id: userId });
    await anInvoice();
    const invoices = await readRows(findInvoicesOf(systemContext('test'), { userId }));
    expect(invoices.map((invoice) => invoice.id)).toEqual([id]);
  });
});
