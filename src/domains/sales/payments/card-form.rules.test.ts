import { describe, expect, it } from 'vitest';
import { cardErrors, holdsCardData, requireCard, type TypedCard, typedCard } from './card-form.rules.ts';

const WORDS = {
  required: 'requis',
  number: 'numéro faux',
  demo: 'démonstration',
  holder: 'nom faux',
  month: 'mois faux',
  year: 'de {first} à {last}',
  expired: 'expirée',
  cvv: 'code faux',
};
const TODAY = '2026-11-20';
const CARD: TypedCard = {
  cardNumber: '4242 4242 4242 4242',
  cardHolder: 'Paule Rivoire',
  expiryMonth: '12',
  expiryYear: '2030',
  cvv: '123',
};
const errorsWith = (change: TypedCard) => cardErrors({ ...CARD, ...change }, TODAY, WORDS);

describe('typedCard', () => {
  it('takes the fields of a card as text, and nothing else', () => {
    const sent = { cardNumber: 4242, cvv: '123', expiryMonth: { month: 1 }, amount: 12, website: 'x' };
    expect(typedCard(sent)).toEqual({ cardNumber: '4242', cvv: '123' });
  });
});

describe('cardErrors', () => {
  it.each([
    {},
    { cardNumber: '4242424242424242' },
    { expiryYear: '30' },
    { expiryMonth: '1', expiryYear: '2027' },
    { cvv: '1234' },
    { expiryMonth: '11', expiryYear: '2026' },
    { expiryYear: '2036' },
  ])('accepts a card with %j', (change) => expect(errorsWith(change)).toEqual({}));

  it.each([
    ['an empty number', { cardNumber: '' }, { cardNumber: ['requis'] }],
    ['a wrong check digit', { cardNumber: '4242424242424241' }, { cardNumber: ['numéro faux démonstration'] }],
    ['a number that is too short', { cardNumber: '4242' }, { cardNumber: ['numéro faux démonstration'] }],
    ['a valid number that is no test card', { cardNumber: '4111111111111111' }, { cardNumber: ['démonstration'] }],
    ['a blank holder', { cardHolder: ' ' }, { cardHolder: ['requis'] }],
    ['digits as the holder', { cardHolder: 'Paule 4242' }, { cardHolder: ['nom faux'] }],
    ['a thirteenth month', { expiryMonth: '13' }, { expiryMonth: ['mois faux'] }],
    ['a month that has passed', { expiryMonth: '10', expiryYear: '2026' }, { expiryMonth: ['expirée'] }],
    ['a year too far ahead', { expiryYear: '2037' }, { expiryYear: ['de 2026 à 2036'] }],
    ['a year of three digits', { expiryYear: '203' }, { expiryYear: ['de 2026 à 2036'] }],
    ['an empty code', { cvv: '' }, { cvv: ['requis'] }],
    ['a code of two digits', { cvv: '12' }, { cvv: ['code faux'] }],
  ])('refuses %s', (_case, change, errors) => expect(errorsWith(change)).toEqual(errors));

  it('names every field of an empty form', () => {
    expect(Object.keys(cardErrors({}, TODAY, WORDS))).toEqual([
      'cardNumber',
      'cardHolder',
      'expiryMonth',
      'expiryYear',
      'cvv',
    ]);
  });
});

describe('requireCard', () => {
  it('refuses a wrong card with the message about its number', () => {
    expect(() => requireCard({ ...CARD, cardNumber: '', cvv: '' }, TODAY, WORDS)).toThrow(
      expect.objectContaining({
        code: 'invalid',
        message: 'requis',
        fields: { cardNumber: ['requis'], cvv: ['requis'] },
      }),
    );
  });

  it('accepts a test card', () => expect(() => requireCard(CARD, TODAY, WORDS)).not.toThrow());
});

describe('holdsCardData', () => {
  it.each([
    [{ cvv: '123' }, true],
    [{ customer_name: 'Paule 4242 4242 4242 4242' }, true],
    [{ amount: 4242424242424242 }, true],
    [{ cvv: '', cardNumber: undefined }, false],
    [{ amount: 360, quoteId: 12, customer_name: 'Paule' }, false],
  ])('returns for %j: %s', (sent, holds) => expect(holdsCardData(sent)).toBe(holds));
});
