import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { correctInvoice, creditWholeInvoice } from './credit.internal.server.ts';
import { aDeposit, anInvoice, completeCompany } from './invoice.fixture.server.ts';

useDatabase();

describe('correctInvoice', () => {
  it('credits a part only once for concurrent requests that exceed the invoice together', async () => {
    const { id, gross } = await anInvoice();
    const cents = Math.round(gross * 100);
    const parts = Array.from({ length: 4 }, () => correctInvoice({ id, amount_cents: cents / 2 }));
    const answers = await Promise.allSettled(parts);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });
});

describe('creditWholeInvoice', () => {
  it('credits a deposit whose payment no longer counts', async () => {
    await completeCompany();
    const deposit = await aDeposit();
    expect(await creditWholeInvoice({ id: deposit?.id ?? 0 })).toMatchObject({ gross: -1800 });
  });
});
