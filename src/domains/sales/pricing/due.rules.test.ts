import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getAmountsDue, getInvoiceDue } from './due.rules.ts';

const due = (gross_cents: number, depositCents: number, paidCents: number) =>
  getAmountsDue({ totals: { gross_cents }, deposit: { cents: depositCents } }, paidCents);

describe('getAmountsDue', () => {
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
