import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { creditInvoice } from './commands/credit-invoice.server.ts';
import { aDeposit, anInvoice, completeCompany, payInvoice } from './invoice.fixture.server.ts';
import { readInvoice } from './invoice.queries.server.ts';
import { findContractFacts, findWrongBalance, getContractKey } from './settlement.internal.server.ts';

useDatabase();

describe('settleContract', () => {
  it('changes the balance on payment and refund, not the document', async () => {
    const { id } = await anInvoice();
    const admin = await asAdmin();
    await Promise.all(Array.from({ length: 10 }, () => payInvoice({ id, amount_cents: 50_000 })));
    expect(await readInvoice(admin, { id })).toMatchObject({ paid: 5000, due: 1000, state: 'open' });
    await payInvoice({ id, amount_cents: 100_000 });
    expect(await readInvoice(admin, { id })).toMatchObject({ paid: 6000, due: 0, state: 'paid' });
    await payInvoice({ id, amount_cents: -600_000 });
    expect(await readInvoice(admin, { id })).toMatchObject({ paid: 0, due: 6000 });
  });

  it('settles nothing of a credited invoice', async () => {
    const admin = await asAdmin();
    const { id } = await anInvoice();
    await payInvoice({ id, amount_cents: 100_000 });
    await creditInvoice(admin, { id });
    expect(await readInvoice(admin, { id })).toMatchObject({ paid: 0, due: 0, state: 'credited' });
  });
});

describe('findContractFacts', () => {
  it('returns the documents and the money of one contract', async () => {
    await completeCompany();
    const deposit = await aDeposit();
    const { documents, entries } = await findContractFacts({ quote_id: 7 });
    expect(documents.map(({ id, kind, paid_cents }) => ({ id, kind, paid_cents }))).toEqual([
      { id: deposit?.id, kind: 'deposit', paid_cents: 180_000 },
    ]);
    expect(entries.map(({ amount_cents }) => amount_cents)).toEqual([180_000]);
    expect(await findContractFacts({ quote_id: 8 })).toEqual({ documents: [], entries: [] });
  });
});

describe('getContractKey', () => {
  it('names the quote of a document before its order', () => {
    expect(getContractKey({ quote_id: 7, order_id: 3 })).toEqual({ quote_id: 7 });
    expect(getContractKey({ quote_id: null, order_id: 3 })).toEqual({ order_id: 3 });
    expect(getContractKey({ quote_id: null, order_id: null })).toBeNull();
  });
});

describe('findWrongBalance', () => {
  it('names the first document whose balance is not that of its contract', async () => {
    const { id } = await anInvoice();
    await payInvoice({ id, amount_cents: 100_000 });
    expect(await findWrongBalance()).toBeUndefined();
    await db().updateTable('invoice_balances').set({ paid_cents: 600_000 }).where('invoice_id', '=', id).execute();
    expect(await findWrongBalance()).toEqual({ id, stored: 600_000, computed: 100_000 });
  });
});
