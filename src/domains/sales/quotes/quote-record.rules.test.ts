import { describe, expect, test } from 'vitest';
import { toWrittenPrice } from './quote-record.rules.ts';

describe('quote record rules', () => {
  test('returns the lines and the amount of a quote, labelled with its service', () => {
    expect(toWrittenPrice({ service_type: 'Couverture', lines: [], amount_cents: 10_000 })).toEqual({
      label: 'Couverture',
      lines: [],
      net_cents: 10_000,
    });
  });
});
