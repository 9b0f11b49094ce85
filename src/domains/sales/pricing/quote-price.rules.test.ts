import { describe, expect, it } from 'vitest';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import type { PricedLine } from '#src/kernel/priced-lines.ts';
import { toCharge } from './charge.rules.ts';
import { getPriceLock, getPriceToSend, getQuotePrice, type QuotePriceFacts } from './quote-price.rules.ts';

const lineAt = (unit_price_cents: number, vat_rate: PricedLine['vat_rate']): PricedLine => ({
  label: 'Pose',
  quantity_milli: 1_000,
  unit: 'm²',
  unit_price_cents,
  vat_rate,
});

const documentAt = (cents: number, deposit?: PricedDocument['deposit']): PricedDocument => ({
  ...{ title: 'Devis', number: 'D000001', subject: '', facts: [], parties: [], introduction: [] },
  ...{ issuer: { title: '', name: '', lines: [] }, settled: [], due: null, notes: [], footer: [] },
  ...toCharge({ label: '', lines: [lineAt(cents, 20)], net_cents: null }, 'exempt'),
  ...(deposit && { deposit }),
});

const written = { label: 'Toit', lines: [lineAt(400, 20)], net_cents: 400 };
const ordered = { id: 1, lines: [lineAt(300, 10)], vat_note: '' };
const sent = documentAt(200);
const signed = documentAt(100, { percent: 40, cents: 40 });
const TERMS = { regime: 'standard', depositPercent: 30 } as const;
const toFacts = (facts: Partial<QuotePriceFacts>): QuotePriceFacts => ({
  ...{ signed: null, sent: null, ordered: null, written },
  ...facts,
});

describe('getQuotePrice', () => {
  it.each([
    ['signed', { signed, sent, ordered }, 100],
    ['sent', { sent, ordered }, 200],
    ['ordered', { ordered }, 330],
    ['written', {}, 480],
  ] as const)('prefers the %s price among the existing ones', (basis, facts, gross_cents) => {
    const price = getQuotePrice(toFacts(facts), TERMS);
    expect([price.basis, price.totals.gross_cents]).toEqual([basis, gross_cents]);
  });

  it('follows the settings only while the price is merely written', () => {
    const exempt = { regime: 'exempt', depositPercent: 50 } as const;
    for (const facts of [{ signed }, { sent }, { ordered }]) {
      const [before, after] = [TERMS, exempt].map((terms) => getQuotePrice(toFacts(facts), terms));
      expect(after?.totals).toEqual(before?.totals);
      expect(after?.vat_note).toBe(before?.vat_note);
    }
    expect(getQuotePrice(toFacts({}), exempt).totals.gross_cents).toBe(400);
  });

  it('uses the deposit of the document, else that of the current settings', () => {
    expect(getQuotePrice(toFacts({ signed }), TERMS).deposit).toEqual({ percent: 40, cents: 40 });
    expect(getQuotePrice(toFacts({ sent }), TERMS).deposit).toEqual({ percent: 30, cents: 60 });
    expect(getQuotePrice(toFacts({}), TERMS).deposit).toEqual({ percent: 30, cents: 144 });
  });
});

describe('getPriceToSend', () => {
  it.each([
    ['signed', { signed, sent, ordered }, 100],
    ['ordered', { sent, ordered }, 330],
    ['written', { sent }, 480],
  ] as const)('offers the %s price', (basis, facts, gross_cents) => {
    const price = getPriceToSend(toFacts(facts), TERMS);
    expect([price.basis, price.totals.gross_cents]).toEqual([basis, gross_cents]);
  });
});

describe('getPriceLock', () => {
  it('returns the reason why the price is fixed', () => {
    expect(getPriceLock(toFacts({ signed, ordered }))).toBe('signed');
    expect(getPriceLock(toFacts({ sent, ordered }))).toBe('ordered');
    expect(getPriceLock(toFacts({ ordered, isBilled: true }))).toBe('billed');
    expect(getPriceLock(toFacts({ isBilled: true, isWithdrawn: true }))).toBe('withdrawn');
    expect(getPriceLock(toFacts({ signed, isBilled: true }))).toBe('signed');
    expect(getPriceLock(toFacts({ sent }))).toBeUndefined();
    expect(getPriceLock(toFacts({ ordered: { id: 1, lines: [], vat_note: '' } }))).toBeUndefined();
  });
});
