import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getWrittenPrice } from '#src/domains/sales/pricing/quote-price.rules.ts';
import { type PricedLine, VAT_RATES } from '#src/kernel/priced-lines.ts';
import type { VatRegime } from '#src/kernel/vat-regime.ts';
import { countSamples } from '#tests/support/samples.ts';
import { toAdminQuote } from '../quote-admin.views.ts';
import { toWrittenPrice } from '../quote-price.rules.ts';
import type { QuoteRecord } from '../quote-record.contract.ts';
import {
  canSave,
  emptyLine,
  formTotals,
  getSent,
  lineOfTemplate,
  liveTotals,
  NEW_VALUES,
  QuoteFormShape,
  toReading,
  wrongParts,
} from './quote-values.ts';

const toRecord = (lines: PricedLine[], amount_cents: number | null = null): QuoteRecord => ({
  id: 1,
  user_id: null,
  name: 'Paule Rivoire',
  email: '',
  phone: '',
  service_type: 'Couverture',
  description: '',
  address: '',
  admin_notes: '',
  status: 'pending',
  open_status: 'pending',
  urgency: 'normal',
  amount_cents,
  lines,
  deadline: null,
  valid_until: null,
  sent_at: null,
  approved_at: null,
  agreed_regime: null,
  agreed_deposit_percent: null,
  contract_mode: 'distance',
  customer_kind: 'consumer',
  execution_period: '',
  waste_quantity: '',
  waste_collection: '',
  waste_cost: '',
  amends_id: null,
  amendment: null,
  contract_version: 0,
  paid_cents: 0,
  created_at: '2026-11-21T08:00:00.000Z',
  updated_at: '2026-11-21T08:00:00.000Z',
});

const view = (record: QuoteRecord, regime: VatRegime = 'standard') =>
  toAdminQuote(record, getWrittenPrice(toWrittenPrice(record), { regime, depositPercent: 30 }));

const anyLine: fc.Arbitrary<PricedLine> = fc.record({
  label: fc.constantFrom('Toit', 'Remise', 'Échafaudage'),
  quantity_milli: fc.integer({ min: 0, max: 1_000_000 }),
  unit: fc.constantFrom('m²', ''),
  unit_price_cents: fc.integer({ min: -100_000, max: 10_000_000 }),
  vat_rate: fc.constantFrom(...VAT_RATES),
});
/** 10,000 documents in ten tests: each thousand gets the time limit of one test, for slow machines. */
const PARTS = Array.from({ length: 10 }, (_, part) => part + 1);
const RUNS = { numRuns: countSamples(1_000) };

describe('quote form values', () => {
  it.each(PARTS)('shows the totals of the server and sends back the lines it read (part %i of 10)', () => {
    const check = (lines: PricedLine[]): void => {
      const quote = view(toRecord(lines));
      const { values } = toReading(quote);
      expect(liveTotals(values)).toEqual(quote.totals);
      expect(QuoteFormShape.parse(values).lines).toEqual(lines);
    };
    fc.assert(fc.property(fc.array(anyLine, { minLength: 1, maxLength: 12 }), check), RUNS);
  });

  it.each(PARTS)('shows and sends back a free amount as well (part %i of 10)', () => {
    const check = (cents: number): void => {
      const quote = view(toRecord([], cents));
      const { values } = toReading(quote);
      expect(liveTotals(values)).toEqual(quote.totals);
      expect(QuoteFormShape.parse(values).montant).toBe(cents);
    };
    fc.assert(fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), check), RUNS);
  });

  it('charges no VAT for an exempt company, and shows the stored totals until the price changes', () => {
    const lines: PricedLine[] = [
      { label: 'Toit', quantity_milli: 1_000, unit: 'm²', unit_price_cents: 1_000_000, vat_rate: 20 },
    ];
    const templates = {
      services: [],
      lines: [],
      default_vat_rate: 0,
      vat_regime: 'exempt',
      validity_days: 30,
    } as const;
    const quote = view(toRecord(lines), 'standard');
    const { values } = toReading(quote);
    expect(liveTotals(values, 'exempt')).toMatchObject({ net: 10_000, gross: 10_000 });
    expect(formTotals(values, { ...templates, services: [], lines: [] }, quote)).toMatchObject({ gross: 12_000 });
    const typed = { ...values, lines: [...values.lines, { ...emptyLine(0), label: 'Bac', unit_price: '100' }] };
    expect(formTotals(typed, { ...templates, services: [], lines: [] }, quote)).toMatchObject({ gross: 10_100 });
  });

  it('allows saving once client, service and a price are set', () => {
    const named = { ...NEW_VALUES, clientName: 'Paule', service: 'Couverture' };
    expect(canSave(named)).toBe(false);
    expect(canSave({ ...named, montant: 'beaucoup' })).toBe(false);
    expect(canSave({ ...named, montant: '1 250,50' })).toBe(true);
    expect(canSave({ ...named, service: ' ', montant: '12' })).toBe(false);
    expect(canSave({ ...named, lines: [emptyLine(10)] })).toBe(false);
    expect(canSave({ ...named, lines: [{ ...emptyLine(10), unit_price: '12' }] })).toBe(true);
  });

  it('sends no blank line, and a free amount only without lines', () => {
    const line = { ...emptyLine(20), label: 'Toit', unit_price: '10' };
    expect(getSent({ ...NEW_VALUES, montant: '7', lines: [line, emptyLine(10)] })).toMatchObject({
      montant: null,
      lines: [{ label: 'Toit', quantity: '1', unit_price: '10', vat_rate: '20' }],
    });
    expect(getSent({ ...NEW_VALUES, montant: '7', lines: [emptyLine(10)] })).toMatchObject({ montant: '7', lines: [] });
  });

  it('names the invalid fields of a line', () => {
    expect(wrongParts(emptyLine(20))).toEqual([]);
    expect(wrongParts({ ...emptyLine(20), unit_price: '10', quantity: 'dix' })).toEqual(['label', 'quantity']);
    expect(wrongParts({ ...emptyLine(5.5), label: 'Toit', unit_price: '10,5' })).toEqual([]);
  });

  it('converts a template to typed values', () => {
    const template = { label: 'Démoussage', unit: 'm²', unit_price: 20.5, vat_rate: 10, hint: '' };
    expect(lineOfTemplate(template)).toMatchObject({ label: 'Démoussage', unit_price: '20,50', vat_rate: '10' });
    expect(lineOfTemplate({ ...template, unit_price: null })).toMatchObject({ unit_price: '' });
  });
});
