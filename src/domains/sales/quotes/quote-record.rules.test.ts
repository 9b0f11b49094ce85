import { expect, test } from 'vitest';
import { toWrittenPrice } from './quote-record.rules.ts';

test('the written price of a quote is its lines and its amount, named after its service', () => {
  expect(toWrittenPrice({ service_type: 'Couverture', lines: [], amount_cents: 10_000 })).toEqual({
    label: 'Couverture',
    lines: [],
    net_cents: 10_000,
  });
});
