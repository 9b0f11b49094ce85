import { describe, expect, it, test } from 'vitest';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { changesPrice, type StoredPriceFacts, toPriceFacts, toWrittenPrice } from './quote-price.rules.ts';
import type { QuoteRecord } from './quote-record.contract.ts';

describe('quote record rules', () => {
  test('returns the lines and the amount of a quote, labelled with its service', () => {
    expect(toWrittenPrice({ service_type: 'Couverture', lines: [], amount_cents: 10_000 })).toEqual({
      label: 'Couverture',
      lines: [],
      net_cents: 10_000,
    });
  });
});

const sentDocument = { number: 'sent' } as PricedDocument;

const signedDocument = { number: 'signed' } as PricedDocument;

const sent = { document: sentDocument, content_hash: 'a', created_at: '2026-11-20' };

const accepted = {
  document: signedDocument,
  decision: 'accepted',
  withdrawn_at: null,
  cancelled_at: null,
  created_at: '2026-11-21',
};

const NOTHING: StoredPriceFacts = { sent: undefined, decision: undefined, order: undefined };

const toFacts = (status: QuoteRecord['status'], stored: Partial<StoredPriceFacts>, contentHash = 'a') =>
  toPriceFacts(
    { status, lines: [], amount_cents: 1 } as unknown as QuoteRecord,
    { ...NOTHING, ...stored },
    contentHash,
  );

describe('toPriceFacts', () => {
  it('counts an acceptance as a signature in every stage until it is withdrawn or cancelled', () => {
    for (const status of ['accepted', 'quoted', 'pending'] as const) {
      expect(toFacts(status, { sent, decision: accepted }, 'b').signed).toBe(signedDocument);
    }
    expect(toFacts('accepted', { decision: accepted }).signed).toBe(signedDocument);
    expect(toFacts('rejected', { sent, decision: { ...accepted, withdrawn_at: '2026-11-22' } }).signed).toBeNull();
    expect(toFacts('quoted', { sent, decision: { ...accepted, cancelled_at: '2026-11-22' } }).signed).toBeNull();
  });

  it('ignores a refusal and an answer to an earlier send', () => {
    expect(toFacts('rejected', { sent, decision: { ...accepted, decision: 'rejected' } }).signed).toBeNull();
    expect(toFacts('quoted', { sent, decision: { ...accepted, created_at: '2026-11-19' } }).signed).toBeNull();
  });

  it.each([
    ['quoted', 'a', true],
    ['accepted', 'a', true],
    ['rejected', 'a', true],
    ['quoted', 'b', false],
    ['pending', 'a', false],
    ['contacted', 'a', false],
  ] as const)('keeps the sent document of a %s quote with content %s: %s', (status, hash, stands) => {
    expect(toFacts(status, { sent }, hash).sent).toBe(stands ? sentDocument : null);
  });
});

describe('changesPrice', () => {
  const line = { label: 'Toit', quantity_milli: 1, unit: '', unit_price_cents: 1, vat_rate: 10 } as const;
  const before = { lines: [line], amount_cents: 1 };

  it('detects changed lines and a changed amount', () => {
    expect(changesPrice(before, { lines: [{ ...line, vat_rate: 20 }] })).toBe(true);
    expect(changesPrice(before, { lines: [] })).toBe(true);
    expect(changesPrice(before, { amount_cents: 2 })).toBe(true);
  });

  it('ignores the same price with another field order', () => {
    const { label, ...rest } = line;
    expect(changesPrice(before, {})).toBe(false);
    expect(changesPrice(before, { lines: [{ ...rest, label }], amount_cents: 1 })).toBe(false);
  });
});
