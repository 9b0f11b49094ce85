import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { issueBegunWorks } from './begun-works.internal.server.ts';
import { A_DEPOSIT, completeCompany, receiveMoney } from './invoice.fixture.server.ts';
import { findInvoice } from './invoice.internal.server.ts';

useDatabase();

const WORKS = { ...A_DEPOSIT, quoteId: 7 };

describe('issueBegunWorks', () => {
  it('issues a numbered invoice at the rates of the contract that its money settles', async () => {
    await completeCompany();
    await receiveMoney({ quote_id: WORKS.quoteId }, 50_000);
    const { id, number } = await issueBegunWorks(WORKS);
    expect(number).toMatch(/^F-\d{4}-000001$/);
    expect(await findInvoice({ id })).toMatchObject({ gross_cents: 180_000, paid_cents: 50_000, due_cents: 130_000 });
  });

  it('issues nothing while the company’s data is incomplete', async () => {
    await completeCompany({ siret: '' });
    await expect(issueBegunWorks(WORKS)).rejects.toThrow('SIRET');
  });
});
