/** Format of bank cards, for the demonstration form and its server; card data is never stored. */

export const CARD_BRANDS = ['visa', 'mastercard'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

/** Maximum length of the number field, digits in groups of four. */
export const CARD_NUMBER_MAX = 19;
export const CVV_MAX = 4;
export const EXPIRY_YEARS = 10;
const CARD_DIGITS = 16;

export type TestOutcome = 'succeeds' | 'declined' | 'asks';

/** The only card numbers that the demonstration accepts; card schemes publish them, they belong to nobody. */
export const TEST_CARDS: readonly { number: string; brand: CardBrand; outcome: TestOutcome }[] = [
  { number: '4242424242424242', brand: 'visa', outcome: 'succeeds' },
  { number: '5555555555554444', brand: 'mastercard', outcome: 'succeeds' },
  { number: '4000000000000002', brand: 'visa', outcome: 'declined' },
  { number: '4000002500003155', brand: 'visa', outcome: 'asks' },
];

export const toDigits = (typed: string): string => typed.replace(/\D/g, '');

/** Groups the digits as the user types: "4242 4242 4242 4242". */
export const groupedNumber = (typed: string): string =>
  (toDigits(typed).match(/.{1,4}/g) ?? []).join(' ').slice(0, CARD_NUMBER_MAX);

/** Returns the brand by the first digit: 4 Visa, 5 Mastercard. */
export function getBrand(typed: string): CardBrand | undefined {
  const first = toDigits(typed)[0];
  if (first === '4') return 'visa';
  return first === '5' ? 'mastercard' : undefined;
}

/** Returns whether the last digit is the correct check digit. */
export const passesLuhn = (digits: string): boolean => digits !== '' && luhnSum(digits, 0, digits.length) % 10 === 0;

/** Returns the sum of the digits from `start` up to `end`, every second one from the right doubled. */
function luhnSum(digits: string, start: number, end: number): number {
  let sum = 0;
  for (let at = end - 1; at >= start; at--) {
    const value = Number(digits[at]) * ((end - at) % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum;
}

export const getTestCard = (typed: string) => TEST_CARDS.find(({ number }) => number === toDigits(typed));

export const isCardLength = (typed: string): boolean => toDigits(typed).length === CARD_DIGITS;

/** Returns whether a card has expired: `month` 1–12 of `year` is its last valid month. `today` is `YYYY-MM-DD`. */
export const isExpired = (month: number, year: number, today: string): boolean =>
  `${year}-${String(month).padStart(2, '0')}` < today.slice(0, 7);

const SHORTEST = 13;
const LONGEST = 19;
/** Number of characters that are searched for a card number, to limit the work. */
export const CARD_SEARCH_MAX = 200;

/** Returns whether the first 200 characters of a text may contain a real card number, with any spacing. */
export function holdsCardNumber(text: string): boolean {
  const runs = text.slice(0, CARD_SEARCH_MAX).match(/\d(?:[ .-]?\d){12,}/g) ?? [];
  return runs.some((run) => {
    const digits = toDigits(run);
    for (let length = SHORTEST; length <= Math.min(LONGEST, digits.length); length += 1) {
      for (let start = 0; start + length <= digits.length; start += 1) {
        if (luhnSum(digits, start, start + length) % 10 === 0) return true;
      }
    }
    return false;
  });
}
