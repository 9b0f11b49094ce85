import { describe, expect, it } from 'vitest';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anInvoice } from '../invoice.fixture.server.ts';
import { creditInvoice } from './credit-invoice.server.ts';
import { findInvoice } from './find-invoice.server.ts';

useDatabase();
const system = systemContext('test');

describe('findInvoice', () => {
  it('returns the amount due in cents, zero once the invoice is credited', async () => {
    const { id, number } = await anInvoice();
    const open = { id, number, subject: 'Couverture', gross_cents: 600_000, due_cents: 600_000, is_closed: false };
    expect(await findInvoice({ id })).toMatchObject(open);
    await creditInvoice(system, { id });
    expect(await findInvoice({ id })).toMatchObject({ due_cents: 0, is_closed: true });
    expect(await findInvoice({ id: 99 })).toBeNull();
  });
});
