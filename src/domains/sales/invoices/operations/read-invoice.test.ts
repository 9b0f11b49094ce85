import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anInvoice } from '../invoice.fixture.server.ts';
import { readInvoice } from './read-invoice.server.ts';

useDatabase();

describe('readInvoice', () => {
  it('returns an invoice with its document, and 404 for a missing one', async () => {
    const invoice = await anInvoice();
    const admin = await asAdmin();
    expect(await readInvoice(admin, { id: invoice.id })).toMatchObject({
      ...invoice,
      document: { number: invoice.number, title: 'Facture' },
    });
    await expect(readInvoice(admin, { id: 99 })).rejects.toMatchObject({ code: 'not-found' });
    await expect(readInvoice(asVisitor(), { id: invoice.id })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
