import { describe, expect, it } from 'vitest';
import { isoIn } from '#src/platform/clock.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anInvoice } from '../invoice.fixture.server.ts';
import { insertInvoiceLink } from '../invoice-link.store.server.ts';
import { findLinkedInvoice } from './find-linked-invoice.server.ts';

useDatabase();

describe('findLinkedInvoice', () => {
  it('returns the payable amount of a link', async () => {
    const { id } = await anInvoice();
    await insertInvoiceLink(hashOfSecret('lien'), id, isoIn(60));
    expect(await findLinkedInvoice({ token: 'lien' })).toMatchObject({ id, due_cents: 600_000 });
    expect(await findLinkedInvoice({ token: 'autre' })).toBeNull();
  });
});
