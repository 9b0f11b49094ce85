import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { toTotals } from '#src/domains/sales/pricing/totals.rules.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { A_DEPOSIT, aDeposit, anInvoice, completeCompany } from '../invoice.fixture.server.ts';
import { readInvoice } from '../invoice.queries.server.ts';
import { creditInvoice } from './credit-invoice.server.ts';
import { issueInvoice } from './issue-invoice.server.ts';

useDatabase();

describe('creditInvoice', () => {
  it('issues the exact negative of its invoice, in a number series of its own', async () => {
    const invoice = await anInvoice({ lines: ROOF_LINES, budget_cents: toTotals(ROOF_LINES).net_cents });
    const admin = await asAdmin();
    const credit = await creditInvoice(admin, { id: invoice.id });
    expect(credit).toMatchObject({
      number: expect.stringMatching(/^A-\d{4}-000001$/),
      kind: 'credit',
      state: 'credit',
      credits: { id: invoice.id, number: invoice.number },
      net: -invoice.net,
      vat: -invoice.vat,
      gross: -invoice.gross,
      due: 0,
    });
    const { document } = await readInvoice(admin, { id: credit.id });
    // Positive on the paper, negative in the sums.
    expect(document.totals.gross_cents).toBe(Math.round(invoice.gross * 100));
    expect(document.due?.cents).toBe(Math.round(invoice.gross * 100));
    expect(document.lines.every(({ unit_price_cents }) => unit_price_cents > 0)).toBe(true);
    expect(document.subject).toMatch(new RegExp(`^Avoir sur la facture ${invoice.number} du \\d`));
    expect(await readInvoice(admin, { id: invoice.id })).toMatchObject({
      state: 'credited',
      due: 0,
      credited_by: { number: credit.number },
    });
  });

  it('credits parts that together are the whole invoice, and no more', async () => {
    const invoice = await anInvoice({ lines: ROOF_LINES, budget_cents: toTotals(ROOF_LINES).net_cents });
    const { id } = invoice;
    const admin = await asAdmin();
    const first = await creditInvoice(admin, { id, amount: '1 000,01', reason: 'Tuiles non posées' });
    expect(first).toMatchObject({ gross: -1000.01, credits: { number: invoice.number } });
    const { document } = await readInvoice(admin, { id: first.id });
    expect(document.introduction.join(' ')).toContain('Tuiles non posées');
    expect([document.totals.gross_cents, document.due?.cents, document.settled]).toEqual([100_001, 100_001, []]);
    expect(await readInvoice(admin, { id })).toMatchObject({
      ...{ state: 'open', credited: 1000.01, credited_by: { number: first.number } },
      due: 17_128.43,
    });
    await expect(creditInvoice(admin, { id, amount: 17_128.44 })).rejects.toMatchObject({
      fields: { amount: [expect.stringMatching(/17\s128,43/)] },
    });
    const rest = await creditInvoice(admin, { id });
    const sum = (key: 'net' | 'vat' | 'gross') => Math.round((invoice[key] + first[key] + rest[key]) * 100) + 0;
    expect([sum('net'), sum('vat'), sum('gross')]).toEqual([0, 0, 0]);
    expect(await readInvoice(admin, { id })).toMatchObject({ state: 'credited', due: 0 });
    await expect(creditInvoice(admin, { id })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('leaves a paid deposit to its payment', async () => {
    await completeCompany();
    const deposit = await aDeposit();
    await expect(creditInvoice(await asAdmin(), { id: deposit?.id ?? 0 })).rejects.toThrow('est réglé');
  });

  it('refuses to credit a deposit that a final invoice deducts, until that one is credited', async () => {
    const { id: quote_id } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    await completeCompany();
    const deposit = await aDeposit({ contract: { ...A_DEPOSIT.contract, quote_id } });
    const id = deposit?.id ?? 0;
    const final = await anInvoice({ quote_id, lines: ROOF_LINES });
    const admin = await asAdmin();
    await expect(creditInvoice(admin, { id })).rejects.toThrow(`La facture ${final.number} déduit l’acompte`);
    const credit = await creditInvoice(admin, { id: final.id });
    const { document } = await readInvoice(admin, { id: credit.id });
    expect(document.due?.cents).toBe(Math.round(final.gross * 100));
    expect(document.settled).toHaveLength(1);
    const again = await issueInvoice(admin, { id: final.order_id ?? 0 });
    expect(again.gross).toBe(final.gross);
    expect((await readInvoice(admin, { id: again.id })).document.settled).toHaveLength(1);
  });

  it('issues one credit note for several concurrent requests', async () => {
    const { id } = await anInvoice();
    const admin = await asAdmin();
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => creditInvoice(admin, { id })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
    expect(await db().selectFrom('counters').selectAll().where('name', 'like', 'A-%').execute()).toMatchObject([
      { value: 1 },
    ]);
  });

  it('refuses to credit a credit note', async () => {
    const { id } = await anInvoice();
    const admin = await asAdmin();
    const credit = await creditInvoice(admin, { id });
    await expect(creditInvoice(admin, { id: credit.id })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('allows only administrators and existing invoices', async () => {
    await expect(creditInvoice(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(creditInvoice(await asAdmin(), { id: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
