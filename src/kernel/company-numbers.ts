import { COMPANY_NUMBER_TEXTS as texts } from './company-numbers.texts.ts';
import { fill } from './text.ts';

/** Number in its one stored form, or the reason in French why it is refused. */
export type CheckedNumber = { value: string } | { reason: string };

const SIREN_DIGITS = 9;
const SIRET_DIGITS = 14;
const VAT_DIGITS = 11;
const IBAN_PREFIX = 4;
/** Its establishments, except the head office, have numbers whose digits add up to a multiple of five. */
const LA_POSTE = '356000000';

/** Lengths in the SWIFT registry, for the countries of the single euro payments area. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  ...{ AD: 24, AL: 28, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18 },
  ...{ FR: 27, GB: 22, GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21 },
  ...{ MC: 27, MD: 24, ME: 22, MK: 19, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, RS: 22, SE: 24, SI: 19 },
  ...{ SK: 24, SM: 27, VA: 22 },
};

/** Removes what people type between groups: spaces, dots, hyphens. */
const compact = (typed: string): string => typed.replace(/[\s.\-‐‑]/g, '').toUpperCase();

interface Expected {
  name: string;
  length: number;
  unit: string;
}

function lengthReason({ length }: string, { name, length: expected, unit }: Expected): string | undefined {
  if (length === expected) return undefined;
  const count = Math.abs(expected - length);
  const [one, many] = length < expected ? [texts.missingOne, texts.missing] : [texts.extraOne, texts.extra];
  return fill(count === 1 ? one : many, { name, length: expected, unit, count });
}

function digitsReason(digits: string, name: string, length: number): string | undefined {
  const [character] = /\D/u.exec(digits) ?? [];
  if (character !== undefined) return fill(texts.notDigit, { name, character });
  return lengthReason(digits, { name, length, unit: texts.digits });
}

/** Returns whether the last digit fits the others (Luhn). */
function fitsLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const weighted = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}

const isPostOffice = (siret: string): boolean =>
  siret.startsWith(LA_POSTE) && [...siret].reduce((total, digit) => total + Number(digit), 0) % 5 === 0;

/** Formats nine digits in groups of three. */
export const groupSiren = (siren: string): string => siren.replace(/^(\d{3})(\d{3})(\d{3})/, '$1 $2 $3');

export function checkSiren(typed: string): CheckedNumber {
  const digits = compact(typed);
  const reason = digitsReason(digits, texts.siren.name, SIREN_DIGITS);
  if (reason !== undefined) return { reason };
  return fitsLuhn(digits) ? { value: groupSiren(digits) } : { reason: texts.siren.key };
}

export function checkSiret(typed: string): CheckedNumber {
  const digits = compact(typed);
  const reason = digitsReason(digits, texts.siret.name, SIRET_DIGITS);
  if (reason !== undefined) return { reason };
  const siren = digits.slice(0, SIREN_DIGITS);
  if (!fitsLuhn(siren)) return { reason: texts.siret.siren };
  if (!fitsLuhn(digits) && !isPostOffice(digits)) return { reason: texts.siret.key };
  return { value: `${groupSiren(siren)} ${digits.slice(SIREN_DIGITS)}` };
}

/** Returns the two digits between "FR" and the SIREN of a VAT number. */
export const vatKey = (siren: string): string => String((12 + 3 * (Number(compact(siren)) % 97)) % 97).padStart(2, '0');

export function checkFrenchVat(typed: string): CheckedNumber {
  const number = compact(typed);
  if (!number.startsWith('FR')) return { reason: texts.vat.country };
  const digits = number.slice(2);
  const reason = digitsReason(digits, texts.vat.name, VAT_DIGITS);
  if (reason !== undefined) return { reason };
  const siren = digits.slice(2);
  if (!fitsLuhn(siren)) return { reason: texts.vat.siren };
  const key = vatKey(siren);
  return digits.startsWith(key) ? { value: `FR${key} ${siren}` } : { reason: fill(texts.vat.key, { key }) };
}

/** Remainder of the number by 97, letters counted as 10 to 35 (ISO 7064). */
const remainder97 = (characters: string): number =>
  [...characters].reduce((rest, character) => {
    const value = Number.parseInt(character, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);

export function checkIban(typed: string): CheckedNumber {
  const number = compact(typed);
  const [character] = /[^0-9A-Z]/u.exec(number) ?? [];
  if (character !== undefined) {
    return { reason: fill(texts.notAlphanumeric, { name: texts.iban.plainName, character }) };
  }
  if (!/^[A-Z]{2}\d{2}/.test(number)) return { reason: texts.iban.start };
  const country = number.slice(0, 2);
  const length = IBAN_LENGTHS[country];
  if (length === undefined) return { reason: fill(texts.iban.country, { country }) };
  const name = fill(texts.iban.name, { country });
  const reason = lengthReason(number, { name, length, unit: texts.characters });
  if (reason !== undefined) return { reason };
  const moved = number.slice(IBAN_PREFIX) + number.slice(0, IBAN_PREFIX);
  if (remainder97(moved) !== 1) return { reason: texts.iban.key };
  return { value: number.replace(/(.{4})(?=.)/g, '$1 ') };
}
