import { describe, expect, it } from 'vitest';
import { SETTING_GROUPS, type Settings } from '#src/domains/settings/setting.contract.ts';
import { incompleteQuote, isCertified, isPriced, missingMentions, quoteContent } from './quote-document.rules.ts';
import type { QuoteRecord } from './quote-record.contract.ts';

const QUOTE = {
  name: 'Paule Rivoire',
  email: 'paule@essai.example',
  address: '3 rue des Lilas',
  service_type: 'Couverture',
  amount_cents: 100_000,
  lines: [{ label: 'Tuiles', unit: 'm²', quantity_milli: 10_000, unit_price_cents: 10_000, vat_rate: 10 }],
  valid_until: '2026-12-31',
  contract_mode: 'distance',
  customer_kind: 'consumer',
  execution_period: '',
  waste_quantity: '',
  waste_collection: '',
  waste_cost: '',
  amends_id: null,
  contract_version: 0,
} as unknown as QuoteRecord;

describe('quoteContent', () => {
  it.each([
    { name: 'Autre' },
    { address: 'Ailleurs' },
    { valid_until: null },
    { amount_cents: 1 },
    { contract_mode: 'home' },
    { execution_period: 'En mars' },
    { lines: [] },
    { amends_id: 3 },
  ] as Partial<QuoteRecord>[])('changes with %j, so that the customer reads it again', (change) => {
    expect(quoteContent({ ...QUOTE, ...change })).not.toBe(quoteContent(QUOTE));
  });

  it.each([
    { status: 'accepted' },
    { urgency: 'urgent' },
    { paid_cents: 1 },
    { updated_at: 'x' },
  ] as Partial<QuoteRecord>[])('stays the same with %j', (change) => {
    expect(quoteContent({ ...QUOTE, ...change })).toBe(quoteContent(QUOTE));
  });

  it('changes with the version of the contract only for an amendment', () => {
    const amendment = { ...QUOTE, amends_id: 3 };
    expect(quoteContent({ ...QUOTE, contract_version: 1 })).toBe(quoteContent(QUOTE));
    expect(quoteContent({ ...amendment, contract_version: 1 })).not.toBe(quoteContent(amendment));
  });
});

describe('isCertified', () => {
  it.each([
    [20, false],
    [10, true],
    [5.5, true],
    [0, false],
  ])('returns for the rate %s: %s', (rate, certified) => expect(isCertified(rate)).toBe(certified));
});

describe('isPriced', () => {
  it.each([
    [{ lines: [], amount_cents: null }, false],
    [{ lines: [], amount_cents: 0 }, false],
    [{ lines: [], amount_cents: 1 }, true],
    [{ lines: QUOTE.lines, amount_cents: null }, true],
  ])('returns for %j: %s', (quote, priced) => expect(isPriced(quote)).toBe(priced));
});

describe('missingMentions', () => {
  const defaults = Object.fromEntries(
    Object.entries(SETTING_GROUPS).map(([group, schema]) => [group, schema.parse({})]),
  );
  const settings = defaults as unknown as Settings;
  const missing = (change: Partial<QuoteRecord> = {}, vat_note = '') =>
    missingMentions({ ...QUOTE, ...change }, { vat_note }, { settings, today: '2026-11-20' });

  it('names what the company has not entered yet', () => {
    expect(missing()).toEqual(expect.arrayContaining(['legalName', 'siret', 'insurer', 'mediator', 'vatNumber']));
  });

  it('requires no VAT number of a company that charges no VAT', () => {
    expect(missing({}, 'TVA non applicable')).not.toContain('vatNumber');
  });

  it('requires no mediator for a professional customer', () => {
    expect(missing({ customer_kind: 'professional' })).not.toContain('mediator');
  });

  it.each([
    ['name', { name: '' }],
    ['email', { email: '' }],
    ['address', { address: '' }],
    ['execution', { execution_period: '' }],
    ['price', { lines: [], amount_cents: null }],
    ['validity', { valid_until: '2026-11-19' }],
  ])('names %s of the quote', (name, change) => {
    const complete = { execution_period: 'En mars' };
    expect(missing(complete)).not.toContain(name);
    expect(missing({ ...complete, ...change })).toContain(name);
  });

  it('accepts a validity that ends today, or none', () => {
    expect(missing({ valid_until: '2026-11-20' })).not.toContain('validity');
    expect(missing({ valid_until: null })).not.toContain('validity');
  });

  it('takes the waste of the quote in place of that of the settings', () => {
    const waste = { waste_quantity: '2 t', waste_collection: 'Déchèterie', waste_cost: 'Compris' };
    expect(missing()).toEqual(expect.arrayContaining(['wasteQuantity', 'wasteCollection', 'wasteCost']));
    for (const name of ['wasteQuantity', 'wasteCollection', 'wasteCost']) expect(missing(waste)).not.toContain(name);
  });
});

describe('incompleteQuote', () => {
  it('lists every missing entry in the sentence and at its field', () => {
    const texts = { missing: { siret: 'le SIRET', terms: 'les conditions' }, incomplete: 'Il manque {list}.' };
    expect(incompleteQuote(['siret', 'terms'], texts)).toMatchObject({
      status: 422,
      message: 'Il manque le SIRET, les conditions.',
      fields: { siret: ['le SIRET'], terms: ['les conditions'] },
    });
  });
});
