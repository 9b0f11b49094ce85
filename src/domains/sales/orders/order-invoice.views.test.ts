import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SETTING_GROUPS } from '#src/domains/settings/setting.contract.ts';
import { lineNetCents, VAT_RATES } from '#src/kernel/priced-lines.ts';
import { countSamples } from '#tests/support/samples.ts';
import type { OrderRecord } from './order.contract.ts';
import { describeVoided, getInvoiceNumber, printableInvoice } from './order-invoice.views.ts';

const SETTINGS = { general: SETTING_GROUPS.general.parse({}), company: SETTING_GROUPS.company.parse({}) };

const Line = fc.record({
  label: fc.string({ minLength: 1, maxLength: 40 }),
  quantity_milli: fc.integer({ min: 0, max: 1_000_000 }),
  unit: fc.constant('m²'),
  unit_price_cents: fc.integer({ min: -10_000, max: 1_000_000 }),
  vat_rate: fc.constantFrom(...VAT_RATES),
});

const ORDER: OrderRecord = {
  id: 1,
  user_id: null,
  quote_id: null,
  client_name: '',
  client_email: '',
  client_phone: '',
  customer_kind: 'consumer',
  service: 'Couverture',
  description: 'Une tuile est tombée cette nuit.',
  priority: 'normal',
  status: 'en_attente',
  budget_cents: 0,
  lines: [],
  vat_note: '',
  service_date: null,
  deadline: '2027-01-01',
  address: '',
  estimated_duration: '',
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '',
};

describe('order invoice views', () => {
  it('formats the order’s id with six digits', () => {
    expect([1, 999_999, 1_000_000].map(getInvoiceNumber)).toEqual(['000001', '999999', '1000000']);
  });

  it('prints the description of the office, and never the message of a quote’s customer', () => {
    const words = [null, 7].map((quote_id) => printableInvoice({ ...ORDER, quote_id }, SETTINGS));
    expect(words.map(({ service, description }) => [service, description])).toEqual([
      ['Couverture', ORDER.description],
      ['Couverture', ''],
    ]);
  });

  it('says what a paper deducted of money that no longer counts, and where it is due', () => {
    expect(describeVoided([])).toEqual([]);
    const [words] = describeVoided([{ number: 'F-2026-000001', amount: 330.5 }]);
    expect(words?.replaceAll(/\s/g, ' ')).toContain('330,50 € sont de nouveau à payer sur F-2026-000001');
  });

  it('shows amounts that add up to the cent, for any lines', () => {
    const cents = (euros: number): number => Math.round(euros * 100);
    fc.assert(
      fc.property(fc.array(Line, { minLength: 1, maxLength: 12 }), (lines) => {
        const net = lines.reduce((sum, line) => sum + lineNetCents(line), 0);
        const view = printableInvoice({ ...ORDER, budget_cents: net, lines }, SETTINGS);
        expect(cents(view.net)).toBe(net);
        expect(view.lines.reduce((sum, line) => sum + cents(line.net), 0)).toBe(net);
        expect(view.vat.reduce((sum, part) => sum + cents(part.net), 0)).toBe(net);
        expect(view.vat.reduce((sum, part) => sum + cents(part.vat), 0)).toBe(cents(view.vat_total));
        expect(cents(view.net) + cents(view.vat_total)).toBe(cents(view.total));
      }),
      { numRuns: countSamples(10_000) },
    );
  });
});
