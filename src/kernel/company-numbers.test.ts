import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { countSamples } from '#tests/support/samples.ts';
import { type CheckedNumber, checkFrenchVat, checkIban, checkSiren, checkSiret, vatKey } from './company-numbers.ts';

// Examples printed in public documents: SIREN of a textbook, IBAN of the SWIFT registry.
const SIREN = '732829320';
const IBANS = ['FR14 2004 1010 0505 0001 3M02 606', 'DE89 3704 0044 0532 0130 00', 'MT84MALT011000012345MTLCAST001S'];
const LUHN_BLIND = new Set(['09', '90']);

const isValid = (checked: CheckedNumber): boolean => 'value' in checked;
const reason = (checked: CheckedNumber): string => ('reason' in checked ? checked.reason : '');

/** Appends the last digit with which the whole passes, found by trying all ten. */
const withLastDigit = (check: (digits: string) => CheckedNumber, start: string): string =>
  [...'0123456789'].map((digit) => start + digit).find((digits) => isValid(check(digits))) ?? start;

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(''));
const sirens = digits(8).map((start) => withLastDigit(checkSiren, start));
// Numbers of La Poste follow a weaker rule.
const sirets = fc
  .tuple(sirens, digits(4))
  .filter(([siren]) => siren !== '356000000')
  .map(([siren, place]) => withLastDigit(checkSiret, siren + place));
const vatNumbers = sirens.map((siren) => `FR${vatKey(siren)}${siren}`);
const ibans = digits(23).map((account) => {
  const rest = BigInt(`${account}152700`) % 97n;
  return `FR${String(98n - rest).padStart(2, '0')}${account}`;
});

const KINDS = [
  ['SIREN', checkSiren, sirens, 0],
  ['SIRET', checkSiret, sirets, 0],
  ['VAT number', checkFrenchVat, vatNumbers, 2],
  ['IBAN', checkIban, ibans, 2],
] as const;

describe.each(KINDS)('company numbers: %s', (_name, check, numbers, prefix) => {
  const place = (number: string) => fc.integer({ min: prefix, max: number.length - 1 });

  it('accepts generated numbers, with spaces and dots, and stores one form', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const checked = check(number);
        expect(checked).toHaveProperty('value');
        expect(check([...number].join(' '))).toEqual(checked);
        expect(check(`${number.toLowerCase().replace(/(.{3})/g, '$1.')}\u00a0`)).toEqual(checked);
        expect(check('value' in checked ? checked.value : '')).toEqual(checked);
      }),
    );
  });

  it('refuses every change of one digit', () => {
    fc.assert(
      fc.property(
        numbers.chain((number) => fc.tuple(fc.constant(number), place(number), fc.integer({ min: 1, max: 9 }))),
        ([number, at, step]) => {
          const changed = String((Number(number[at]) + step) % 10);
          return !isValid(check(number.slice(0, at) + changed + number.slice(at + 1)));
        },
      ),
      { numRuns: countSamples(1_000) },
    );
  });

  it('refuses neighbours in the wrong order', () => {
    fc.assert(
      fc.property(
        numbers.chain((number) => fc.tuple(fc.constant(number), fc.integer({ min: prefix, max: number.length - 2 }))),
        ([number, at]) => {
          const pair = number.slice(at, at + 2);
          fc.pre(pair[0] !== pair[1] && !LUHN_BLIND.has(pair));
          return !isValid(check(number.slice(0, at) + pair[1] + pair[0] + number.slice(at + 2)));
        },
      ),
      { numRuns: countSamples(1_000) },
    );
  });

  it('refuses a missing and an additional digit', () => {
    fc.assert(fc.property(numbers, (number) => !isValid(check(number.slice(0, -1))) && !isValid(check(`${number}7`))));
  });

  it('never throws, whatever was typed', () => {
    fc.assert(fc.property(anyText(), (typed) => isValid(check(typed)) || reason(check(typed)) !== ''));
  });
});

describe('company numbers', () => {
  it('accepts published examples', () => {
    expect(checkSiren(SIREN)).toEqual({ value: '732 829 320' });
    expect(checkSiret('732 829 320 00074')).toEqual({ value: '732 829 320 00074' });
    expect(checkFrenchVat('fr 44 732.829.320')).toEqual({ value: 'FR44 732829320' });
    for (const iban of IBANS) expect(checkIban(iban)).toHaveProperty('value');
    expect(checkIban('MT84MALT011000012345MTLCAST001S')).toEqual({ value: 'MT84 MALT 0110 0001 2345 MTLC AST0 01S' });
  });

  it('accepts the establishments of La Poste by the sum of their digits', () => {
    expect(checkSiret('35600000000048')).toHaveProperty('value');
    expect(checkSiret('35600000049837')).toHaveProperty('value');
    expect(reason(checkSiret('35600000049838'))).toBe(
      'Le dernier chiffre du SIRET ne correspond pas aux autres : vérifiez la saisie.',
    );
  });

  it.each([
    [checkSiret, '7328293200007', 'Le SIRET compte 14 chiffres : il en manque un.'],
    [checkSiret, '732 829 320', 'Le SIRET compte 14 chiffres : il en manque 5.'],
    [checkSiret, '732829320000745', 'Le SIRET compte 14 chiffres : il y en a un de trop.'],
    [checkSiret, '7328293200007O', 'Le SIRET ne contient que des chiffres : retirez « O ».'],
    [checkSiret, '73282932000075', 'Le dernier chiffre du SIRET ne correspond pas aux autres : vérifiez la saisie.'],
    [checkSiret, '73282932100074', 'Les neuf premiers chiffres du SIRET ne forment pas un SIREN : vérifiez la saisie.'],
    [checkSiren, '73282932', 'Le SIREN compte 9 chiffres : il en manque un.'],
    [checkSiren, '732829321', 'Le dernier chiffre du SIREN ne correspond pas aux autres : vérifiez la saisie.'],
    [checkFrenchVat, 'FR45732829320', 'La clé du numéro de TVA devrait être 44 pour ce SIREN.'],
    [checkFrenchVat, 'DE123456789', 'Le numéro de TVA d’une entreprise française commence par FR.'],
    [checkFrenchVat, 'FR4473282932', 'Le numéro de TVA après « FR » compte 11 chiffres : il en manque un.'],
    [
      checkFrenchVat,
      'FR44732829321',
      'Les neuf derniers chiffres du numéro de TVA ne forment pas un SIREN : vérifiez la saisie.',
    ],
    [checkIban, '7614', 'L’IBAN commence par deux lettres et deux chiffres, par exemple FR76.'],
    [
      checkIban,
      'FR14 2004 1010 0505 0001 3M02 60',
      'Un IBAN qui commence par FR compte 27 caractères : il en manque un.',
    ],
    [
      checkIban,
      'FR14 2004 1010 0505 0001 3M02 607',
      'La clé de l’IBAN ne correspond pas aux autres caractères : vérifiez la saisie.',
    ],
    [
      checkIban,
      'US14 2004 1010',
      'L’IBAN commence par US, qui n’est pas un pays de l’espace de paiement en euros (SEPA).',
    ],
    [checkIban, 'FR14/2004', 'L’IBAN ne contient que des lettres et des chiffres : retirez « / ».'],
  ])('gives the exact reason, case %#', (check, typed, sentence) => {
    expect(reason(check(typed))).toBe(sentence);
  });
});
