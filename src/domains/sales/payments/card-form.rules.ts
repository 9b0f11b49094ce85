import { DomainError, type FieldErrors } from '#src/kernel/errors.ts';
import {
  EXPIRY_YEARS,
  getBrand,
  getTestCard,
  holdsCardNumber,
  isCardLength,
  isExpired,
  passesLuhn,
  toDigits,
} from '#src/kernel/payment-card.ts';
import { fill } from '#src/kernel/text.ts';
import { INVALID_INPUT } from '#src/kernel/validation.ts';
import { CARD_FIELDS } from './payment.contract.ts';

export type TypedCard = Partial<Record<(typeof CARD_FIELDS)[number] | 'cardHolder', string>>;

/** Returns the card fields of the request, as text. */
export const typedCard = (sent: Record<string, unknown>): TypedCard =>
  Object.fromEntries(
    [...CARD_FIELDS, 'cardHolder'].flatMap((name) => {
      const value = sent[name];
      return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
    }),
  );

/** Error messages that these rules use. */
export type CardWords = Record<
  'required' | 'number' | 'demo' | 'holder' | 'month' | 'year' | 'expired' | 'cvv',
  string
>;

const LONG_RUN = /\d{4}/;

function numberError(typed: string, words: CardWords): string | undefined {
  if (!isCardLength(typed) || getBrand(typed) === undefined || !passesLuhn(toDigits(typed))) {
    return `${words.number} ${words.demo}`;
  }
  return getTestCard(typed) === undefined ? words.demo : undefined;
}

function holderError(holder: string, words: CardWords): string | undefined {
  if (holder.trim() === '') return words.required;
  return LONG_RUN.test(holder) ? words.holder : undefined;
}

/** Two digits mean this century. */
const fullYear = (typed: string): number => (/^\d{2}$/.test(typed) ? 2000 + Number(typed) : Number(typed));

function expiryErrors(
  { expiryMonth: month = '', expiryYear: year = '' }: TypedCard,
  today: string,
  words: CardWords,
): FieldErrors {
  const first = Number(today.slice(0, 4));
  const last = first + EXPIRY_YEARS;
  const errors: FieldErrors = {};
  const isMonth = /^(0?[1-9]|1[0-2])$/.test(month);
  const input = fullYear(year);
  const isYear = /^\d{2}(\d{2})?$/.test(year) && input <= last;
  if (!isMonth) errors.expiryMonth = [words.month];
  if (!isYear) errors.expiryYear = [fill(words.year, { first, last })];
  if (isMonth && isYear && isExpired(Number(month), input, today)) errors.expiryMonth = [words.expired];
  return errors;
}

/** Returns the errors of a typed card by field; messages repeat none of its data. `today` as `YYYY-MM-DD`. */
export function cardErrors(card: TypedCard, today: string, words: CardWords): FieldErrors {
  const { cardNumber = '', cardHolder = '', cvv = '' } = card;
  const errors: FieldErrors = {};
  const number = numberError(cardNumber, words);
  if (number !== undefined) errors.cardNumber = [cardNumber === '' ? words.required : number];
  const holder = holderError(cardHolder, words);
  if (holder !== undefined) errors.cardHolder = [holder];
  Object.assign(errors, expiryErrors(card, today, words));
  if (!/^\d{3,4}$/.test(cvv)) errors.cvv = [cvv === '' ? words.required : words.cvv];
  return errors;
}

/** Checks a card. @throws DomainError `invalid`, with the message about the number first. */
export function requireCard(card: TypedCard, today: string, words: CardWords): void {
  const fields = cardErrors(card, today, words);
  if (Object.keys(fields).length === 0) return;
  throw new DomainError('invalid', fields.cardNumber?.[0] ?? INVALID_INPUT, { fields });
}

/** Returns whether a request contains card data, in its own field or hidden in any other. */
export function holdsCardData(sent: Record<string, unknown>): boolean {
  return Object.entries(sent).some(
    ([name, value]) =>
      ((CARD_FIELDS as readonly string[]).includes(name) && value !== undefined && value !== '') ||
      (['string', 'number'].includes(typeof value) && holdsCardNumber(String(value))),
  );
}
