import { expect, test } from 'vitest';
import { quoteTotals } from './quote-record.rules.ts';

const line = { label: 'Pose', quantity_milli: 2_000, unit: 'm²', unit_price_cents: 10_000, vat_rate: 10 } as const;

test('tax is that of the lines', () => {
  expect(quoteTotals({ lines: [line], amount_cents: 1 })).toMatchObject({ net_cents: 20_000, gross_cents: 22_000 });
});

test('an amount without lines bears 20 %', () => {
  expect(quoteTotals({ lines: [], amount_cents: 10_000 })).toMatchObject({ vat_cents: 2_000, gross_cents: 12_000 });
});

test('a quote without a price is worth nothing yet', () => {
  expect(quoteTotals({ lines: [], amount_cents: null }).gross_cents).toBe(0);
});
