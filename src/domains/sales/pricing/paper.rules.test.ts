import { describe, expect, it } from 'vitest';
import type { AccountEntry } from './contract-account.rules.ts';
import { getBilledRates, getDeducted, getVoided, type Paper } from './paper.rules.ts';

const toRate = (rate: number, net_cents: number) => ({ rate, net_cents, vat_cents: (net_cents * rate) / 100 });

function aPaper(id: number, vat: ReturnType<typeof toRate>[], changes: Partial<Paper> = {}): Paper {
  const [net_cents, vat_cents] = [
    vat.reduce((sum, part) => sum + part.net_cents, 0),
    vat.reduce((sum, part) => sum + part.vat_cents, 0),
  ];
  const totals = { net_cents, vat, vat_cents, gross_cents: net_cents + vat_cents };
  const content = { totals, settled: [] };
  return {
    ...{ id, number: `F-2026-00000${id}`, kind: 'invoice', credits_id: null, gross_cents: totals.gross_cents, content },
    ...changes,
  };
}

const settledBy = (paper: Paper, settled: Paper['content']['settled']): Paper => ({
  ...paper,
  gross_cents: paper.gross_cents - settled.reduce((sum, { cents }) => sum + cents, 0),
  content: { ...paper.content, settled },
});

const DEPOSIT = aPaper(1, [toRate(10, 30_000)], { kind: 'deposit' });
const LINE = { label: 'Acompte, facture F-2026-000001 du 20 novembre 2026', cents: 33_000 };
const FINAL = settledBy(aPaper(2, [toRate(20, 10_000), toRate(10, 100_000)]), [LINE]);
const ISSUED = [DEPOSIT, FINAL];

const entry = (amount_cents: number, invoice_id: number | null = null): AccountEntry => ({
  ...{ kind: amount_cents < 0 ? 'reversal' : 'receipt', amount_cents, invoice_id },
});

describe('getDeducted', () => {
  it('finds the deposits by their printed numbers, and no other line', () => {
    const other = { label: 'Règlements déjà reçus', cents: 500 };
    const demo = { ...aPaper(9, [], { kind: 'deposit' }), number: `DEMO-${DEPOSIT.number}` };
    const demoLine = { label: `Acompte, facture ${demo.number} du 20 novembre 2026`, cents: 100 };
    expect(getDeducted(settledBy(FINAL, [demoLine]), [DEPOSIT, demo])).toEqual([{ deposit: demo, line: demoLine }]);
    expect(getDeducted(settledBy(FINAL, [LINE, other]), ISSUED)).toEqual([{ deposit: DEPOSIT, line: LINE }]);
  });
});

describe('getBilledRates', () => {
  it('returns the works less the deposits, as they stood on the day of the invoice', () => {
    expect(getBilledRates(FINAL, ISSUED)).toEqual([toRate(20, 10_000), toRate(10, 70_000)]);
    const credit = (id: number) =>
      aPaper(id, [toRate(10, 5_000)], { kind: 'credit', credits_id: 1, gross_cents: -5_500 });
    expect(getBilledRates({ ...FINAL, id: 3 }, [DEPOSIT, credit(2)])).toEqual([toRate(20, 10_000), toRate(10, 75_000)]);
    expect(getBilledRates(FINAL, [...ISSUED, credit(3)])).toEqual([toRate(20, 10_000), toRate(10, 70_000)]);
  });
});

describe('getVoided', () => {
  const lost = { number: DEPOSIT.number, cents: 33_000 };

  it('names the deposit whose money no longer counts, until it is paid again', () => {
    expect(getVoided(FINAL, ISSUED, [entry(33_000)])).toEqual([]);
    expect(getVoided(FINAL, ISSUED, [entry(33_000), entry(-33_000)])).toEqual([lost]);
    expect(getVoided(FINAL, ISSUED, [entry(33_000), entry(-10_000)])).toEqual([{ ...lost, cents: 10_000 }]);
    expect(getVoided(FINAL, ISSUED, [entry(33_000), entry(-33_000), entry(33_000, 1)])).toEqual([]);
  });

  it('names no deposit that was never paid, and nothing on a paper that is wholly credited', () => {
    expect(getVoided(FINAL, ISSUED, [])).toEqual([]);
    const credit = aPaper(3, [], { kind: 'credit', credits_id: 2, gross_cents: -FINAL.gross_cents });
    expect(getVoided(FINAL, [...ISSUED, credit], [entry(33_000), entry(-33_000)])).toEqual([]);
  });

  it('names the paper itself for received money that no deposit invoice bills', () => {
    const own = aPaper(1, [toRate(10, 100_000)]);
    const line = { label: 'Règlements déjà reçus', cents: 20_000 };
    const paper = { ...own, content: { ...own.content, settled: [line] } };
    expect(getVoided(paper, [paper], [entry(20_000)])).toEqual([]);
    const [paid, reversed] = [entry(20_000), entry(-20_000)];
    expect(getVoided(paper, [paper], [paid, reversed])).toEqual([{ number: paper.number, cents: 20_000 }]);
    expect(getVoided(paper, [paper], [paid, reversed, entry(5_000)])).toEqual([
      { number: paper.number, cents: 15_000 },
    ]);
  });
});
