import { describe, expect, it } from 'vitest';
import { canonicalDocument, type PricedDocument } from './priced-document.ts';

const line = { label: 'Pose', quantity_milli: 2_000, unit: 'm²', unit_price_cents: 10_000, vat_rate: 10 } as const;

describe('PricedDocument', () => {
  it('serialises a document independently of field order and unknown fields', () => {
    const document: PricedDocument = {
      title: 'Devis',
      number: 'D000001',
      subject: '',
      facts: [],
      issuer: { title: '', name: 'Toitures', lines: [] },
      parties: [],
      introduction: [],
      lines: [line],
      totals: {
        net_cents: 20_000,
        vat: [{ rate: 10, net_cents: 20_000, vat_cents: 2_000 }],
        vat_cents: 2_000,
        gross_cents: 22_000,
      },
      vat_note: '',
      settled: [],
      due: null,
      notes: [],
      footer: [],
    };
    const shuffled = Object.fromEntries([...Object.entries({ ...document, stray: 1 })].reverse());
    expect(canonicalDocument(shuffled as PricedDocument)).toBe(canonicalDocument(document));
    expect(canonicalDocument(document)).not.toContain('deposit');
    expect(canonicalDocument({ ...document, number: 'D000002' })).not.toBe(canonicalDocument(document));
  });
});
