import { describe, expect, it } from 'vitest';
import { type BilledDocument, getBilledRates, getCredits, getDeducted } from './billed-document.rules.ts';

/** Returns a document of works at 10 %. */
function document(
  id: number,
  number: string,
  kind: BilledDocument['kind'],
  { net, settled = [], credits_id = null }: { net: number; settled?: string[]; credits_id?: number | null },
): BilledDocument {
  const vat_cents = net / 10;
  return {
    id,
    number,
    kind,
    credits_id,
    content: {
      totals: {
        net_cents: net,
        vat: [{ rate: 10, net_cents: net, vat_cents }],
        vat_cents,
        gross_cents: net + vat_cents,
      },
      settled: settled.map((label) => ({ label, cents: 1 })),
    },
  } as BilledDocument;
}

const DEPOSIT = document(1, 'F-2026-000001', 'deposit', { net: 30_000 });
const CREDIT = document(2, 'A-2026-000001', 'credit', { net: 10_000, credits_id: 1 });
const FINAL = document(3, 'F-2026-000002', 'invoice', { net: 100_000, settled: ['Acompte F-2026-000001', 'Virement'] });
const LATE_CREDIT = document(4, 'A-2026-000002', 'credit', { net: 20_000, credits_id: 1 });
const ALL = [DEPOSIT, CREDIT, FINAL, LATE_CREDIT];

describe('getDeducted', () => {
  it('finds the deposits that an invoice prints, and no payment', () => {
    expect(getDeducted(FINAL, ALL).map(({ deposit, line }) => [deposit.id, line.label])).toEqual([
      [1, 'Acompte F-2026-000001'],
    ]);
    expect(getDeducted(DEPOSIT, ALL)).toEqual([]);
  });
});

describe('getCredits', () => {
  it('returns the credit notes of one invoice only, in order', () => {
    expect(getCredits(DEPOSIT, ALL).map(({ id }) => id)).toEqual([2, 4]);
    expect(getCredits(FINAL, ALL)).toEqual([]);
  });
});

describe('getBilledRates', () => {
  it('bills the works less the deposit as it stood on the day of the invoice', () => {
    expect(getBilledRates(FINAL, ALL)).toEqual([{ rate: 10, net_cents: 80_000, vat_cents: 8_000 }]);
  });

  it('bills the whole of an invoice without a deposit', () => {
    expect(getBilledRates(DEPOSIT, ALL)).toEqual([{ rate: 10, net_cents: 30_000, vat_cents: 3_000 }]);
  });
});
