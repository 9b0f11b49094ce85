import { describe, expect, it } from 'vitest';
import {
  CARD_SEARCH_MAX,
  getBrand,
  groupedNumber,
  holdsCardNumber,
  isExpired,
  passesLuhn,
  TEST_CARDS,
} from './payment-card.ts';

describe('payment card', () => {
  it.each(TEST_CARDS)('accepts $number as well formed', ({ number, brand }) => {
    expect([passesLuhn(number), getBrand(number), groupedNumber(number).length]).toEqual([true, brand, 19]);
  });

  it('groups the digits by four, and stops at nineteen characters', () => {
    expect(groupedNumber('4242x42424')).toBe('4242 4242 4');
    expect(groupedNumber('42424242424242429999')).toBe('4242 4242 4242 4242');
  });

  it('detects two brands by the first digit', () => {
    expect([getBrand('4'), getBrand('5'), getBrand('3'), getBrand('')]).toEqual([
      'visa',
      'mastercard',
      undefined,
      undefined,
    ]);
  });

  it.each(['4242424242424243', '', '4000000000000001'])('rejects %s because of the check digit', (digits) => {
    expect(passesLuhn(digits)).toBe(false);
  });

  it('accepts a card until the end of its month', () => {
    expect(isExpired(11, 2026, '2026-11-30')).toBe(false);
    expect(isExpired(10, 2026, '2026-11-01')).toBe(true);
    expect(isExpired(1, 2027, '2026-12-31')).toBe(false);
  });

  it.each(['4242424242424242', 'n° 4242 4242 4242 4242.', '4970-1000-0000-0154', 'x0004242424242424242'])(
    'finds a card number in “%s”',
    (text) => {
      expect(holdsCardNumber(text)).toBe(true);
    },
  );

  it.each(['06 39 98 00 01', 'Jeanne Moulin', '123 456 789 00012', '2026-11-21'])(
    'finds no card number in “%s”',
    (text) => {
      expect(holdsCardNumber(text)).toBe(false);
    },
  );

  describe('holdsCardNumber', () => {
    it('searches only the first 200 characters, in a short time', () => {
      const card = '4970100000000154';
      expect(holdsCardNumber(`${'x'.repeat(CARD_SEARCH_MAX - card.length)}${card}`)).toBe(true);
      expect(holdsCardNumber(`${'x'.repeat(CARD_SEARCH_MAX)}${card}`)).toBe(false);
      const { user } = process.threadCpuUsage();
      for (let times = 0; times < 100; times++) holdsCardNumber('1'.repeat(10_000));
      expect(process.threadCpuUsage().user - user).toBeLessThan(1_000_000);
    });
  });
});
