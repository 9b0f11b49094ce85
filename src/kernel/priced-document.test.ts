import { expect, it } from 'vitest';
import { canonicalDocument, type PricedDocument, pricedPart } from './priced-document.ts';

const line = { label: 'Pose', quantity_milli: 2_000, unit: 'm²', unit_price_cents: 10_000, vat_rate: 10 } as const;
const amount = { label: 'Travaux', netCents: 50_000, rate: 20 } as const;

it('an amount without lines is one line of its own', () => {
  expect(pricedPart([line], amount)).toMatchObject({ lines: [line], totals: { gross_cents: 22_000 } });
  expect(pricedPart([], amount)).toMatchObject({
    lines: [{ label: 'Travaux', quantity_milli: 1_000, unit_price_cents: 50_000 }],
    totals: { net_cents: 50_000, vat_cents: 10_000, gross_cents: 60_000 },
  });
});

it('the same document reads the same, in whatever order its fields came and whatever stands beside them', () => {
  const document: PricedDocument = {
    title: 'Devis',
    number: 'D000001',
    subject: '',
    facts: [],
    issuer: { title: '', name: 'Toitures', lines: [] },
    parties: [],
    introduction: [],
    ...pricedPart([line], amount),
    vat_note: '',
    settled: [],
    due: null,
    notes: [],
    footer: [],
  };
  const shuffled = Object.fromEntries([...Object.entries({ ...document, stray: 1 })].reverse());
  expect(canonicalDocument(shuffled as PricedDocument)).toBe(canonicalDocument(document));
  expect(canonicalDocument({ ...document, number: 'D000002' })).not.toBe(canonicalDocument(document));
});
