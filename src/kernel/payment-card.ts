/** What a bank card looks like, for the demonstration form and the server behind it; nothing of it is ever stored. */

export const CARD_BRANDS = ['visa', 'mastercard'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

/** Characters of the number's field, digits in groups of four. */
export const CARD_NUMBER_MAX = 19;
export const CVV_MAX = 4;
export const EXPIRY_YEARS = 10;
const CARD_DIGITS = 16;

export type TestOutcome = 'succeeds' | 'declined' | 'asks';

/** The only numbers that the demonstration takes; published by card schemes, they belong to nobody. */
export const TEST_CARDS: readonly { number: string; brand: CardBrand; outcome: TestOutcome }[] = [
  { number: '4242424242424242', brand: 'visa', outcome: 'succeeds' },
  { number: '5555555555554444', brand: 'mastercard', outcome: 'succeeds' },
  { number: '4000000000000002', brand: 'visa', outcome: 'declined' },
  { number: '4000002500003155', brand: 'visa', outcome: 'asks' },
];

export const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** "4242 4242 4242 4242" as one types it. */
export const groupedNumber = (typed: string): string =>
  (digitsOf(typed).match(/.{1,4}/g) ?? []).join(' ').slice(0, CARD_NUMBER_MAX);

/** Guessed from the first digit: 4 Visa, 5 Mastercard. */
export function brandOf(typed: string): CardBrand | undefined {
  const first = digitsOf(typed)[0];
  if (first === '4') return 'visa';
  return first === '5' ? 'mastercard' : undefined;
}

/** Whether the last digit checks the others. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((all, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}

export const testCardOf = (typed: string) => TEST_CARDS.find(({ number }) => number === digitsOf(typed));

export const isCardLength = (typed: string): boolean => digitsOf(typed).length === CARD_DIGITS;

/** `month` 1–12 of `year`: a card is good until the end of that month. `today` as `YYYY-MM-DD`. */
export const isExpired = (month: number, year: number, today: string): boolean =>
  `${year}-${String(month).padStart(2, '0')}` < today.slice(0, 7);

const SHORTEST = 13;
const LONGEST = 19;

/** Whether a text holds what may be a real card number, however it is spaced. */
export function holdsCardNumber(text: string): boolean {
  const runs = text.match(/\d(?:[ .-]?\d){12,}/g) ?? [];
  return runs.some((run) => {
    const digits = digitsOf(run);
    for (let length = SHORTEST; length <= Math.min(LONGEST, digits.length); length += 1) {
      for (let start = 0; start + length <= digits.length; start += 1) {
        if (passesLuhn(digits.slice(start, start + length))) return true;
      }
    }
    return false;
  });
}
