import { expect, test } from 'vitest';
import { euros } from './money.ts';

test.each([
  [0, '0 €'],
  [90, '0,90 €'],
  [9_000, '90 €'],
  [10_440, '104,40 €'],
  [123_456_789, '1 234 567,89 €'],
])('%i cents read %s', (cents, text) => {
  expect(euros(cents).replace(/\s/g, ' ')).toBe(text);
});
