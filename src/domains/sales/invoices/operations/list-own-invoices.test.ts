import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anInvoice } from '../invoice.fixture.server.ts';
import { listOwnInvoices } from './list-own-invoices.server.ts';

useDatabase();

describe('listOwnInvoices', () => {
  it('lists the account’s invoices, and those of its address once verified', async () => {
    const account = await anAccount({ email: 'paule@essai.example' });
    const other = await anAccount();
    const own = await anInvoice({ user_id: account.id, client_email: 'ailleurs@essai.example' });
    const sent = await anInvoice({ client_email: 'paule@essai.example' });
    await anInvoice({ user_id: other.id, client_email: other.email });
    const mine = async () => (await listOwnInvoices(asAccount(account), {})).map(({ id }) => id);
    expect(await mine()).toEqual([own.id]);
    const verified = { email_verified_at: '2026-11-21T10:00:00.000Z' };
    await db().updateTable('users').set(verified).where('id', '=', account.id).execute();
    expect(await mine()).toEqual([sent.id, own.id]);
  });

  it('requires a signed-in user', async () => {
    await expect(listOwnInvoices(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
