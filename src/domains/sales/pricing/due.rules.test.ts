import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getContractAccount } from './contract-account.rules.ts';
import { getAmountsDue, getContractDue, getInvoiceDue } from './due.rules.ts';

const due = (gross_cents: number, depositCents: number, paidCents: number) =>
  getAmountsDue({ totals: { gross_cents }, deposit: { cents: depositCents } }, paidCents);

describe('getContractDue', () => {
  const deposit = (id: number, gross_cents: number) => ({
    id,
    gross_cents,
    kind: 'deposit' as const,
    credits_id: null,
  });
  const received = (amount_cents: number) => ({ kind: 'receipt' as const, amount_cents, invoice_id: null });
  const contract = { agreed_cents: 1_000, is_closed: false, documents: [deposit(1, 200), deposit(2, 300)] };
  const choices = (facts: Parameters<typeof getContractAccount>[0]) =>
    getContractDue(getContractAccount(facts), { cents: 400 }).choices.map(({ cents }) => cents);

  it('offers the usual deposit until something was received or asked', () => {
    expect(choices({ ...contract, documents: [], entries: [] })).toEqual([1_000, 400]);
    expect(choices({ ...contract, documents: [], entries: [received(50)] })).toEqual([950]);
  });

  it('offers the rest of the oldest deposit that was asked', () => {
    expect(choices({ ...contract, entries: [] })).toEqual([1_000, 200]);
    expect(choices({ ...contract, entries: [received(250)] })).toEqual([750, 250]);
    expect(choices({ ...contract, entries: [received(500)] })).toEqual([500]);
  });
});

describe('getAmountsDue', () => {
  it('asks again for what was given back of money that never arrived, billed or not', () => {
    expect(due(1_000, 300, -25).due_cents).toBe(1_025);
    const billed = { totals: { gross_cents: 1_000 }, deposit: { cents: 0 }, open_cents: 1_000 };
    expect(getAmountsDue(billed, -25).due_cents).toBe(1_025);
  });

  it('offers the full amount and the deposit while nothing was paid', () => {
    expect(due(1_000, 300, 0)).toEqual({
      due_cents: 1_000,
      deposit_cents: 300,
      choices: [
        { kind: 'balance', cents: 1_000 },
        { kind: 'deposit', cents: 300 },
      ],
    });
  });

  it.each([
    ['a payment', 1_000, 300, 300, 700],
    ['a deposit of nothing', 1_000, 0, 0, 1_000],
    ['a deposit of everything', 1_000, 1_000, 0, 1_000],
  ])('offers only the balance after %s', (_case, gross, deposit, paid, rest) => {
    const { deposit_cents, choices } = due(gross, deposit, paid);
    expect([deposit_cents, choices]).toEqual([0, [{ kind: 'balance', cents: rest }]]);
  });

  it('returns zero once everything was paid, and never a negative amount', () => {
    const anyCents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(anyCents, anyCents, anyCents, (gross, deposit, paid) => {
        const { due_cents, choices } = due(gross, deposit, paid);
        expect(due_cents).toBe(paid >= gross ? 0 : gross - paid);
        expect(choices.length === 0).toBe(paid >= gross);
        for (const { cents } of choices) expect(cents > 0 && cents <= due_cents).toBe(true);
      }),
    );
  });
});

describe('getInvoiceDue', () => {
  it('returns the balance of an open document, and zero for a closed one', () => {
    expect(getInvoiceDue({ gross_cents: 500, paid_cents: 200, is_closed: false })).toBe(300);
    expect(getInvoiceDue({ gross_cents: 500, paid_cents: 200, is_closed: true })).toBe(0);
  });
});
