import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { toTotals } from '#src/domains/sales/pricing/totals.rules.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { A_DEPOSIT, aDeposit, anInvoice, completeCompany } from '../invoice.fixture.server.ts';
import { readInvoice } from '../invoice.queries.server.ts';
import { creditInvoice } from './credit-invoice.server.ts';

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
    expect(document.totals.gross_cents).toBe(-Math.round(invoice.gross * 100));
    expect(JSON.stringify(document)).toContain(invoice.number);
    expect(await readInvoice(admin, { id: invoice.id })).toMatchObject({
      state: 'credited',
      due: 0,
      credited_by: { number: credit.number },
    });
  });

  it('credits a deposit too', async () => {
    await completeCompany();
    const deposit = await aDeposit();
    expect(await creditInvoice(await asAdmin(), { id: deposit?.id ?? 0 })).toMatchObject({ gross: -1800 });
  });

  it('refuses to credit a deposit that a final invoice deducts, until that one is credited', async () => {
    const { id: quote_id } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    await completeCompany();
    const deposit = await aDeposit({ quote: { ...A_DEPOSIT.quote, id: quote_id } });
    const id = deposit?.id ?? 0;
    const final = await anInvoice({ quote_id, lines: ROOF_LINES });
    const admin = await asAdmin();
    await expect(creditInvoice(admin, { id })).rejects.toThrow(`La facture ${final.number} déduit l’acompte`);
    await creditInvoice(admin, { id: final.id });
    expect((await creditInvoice(admin, { id })).kind).toBe('credit');
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
