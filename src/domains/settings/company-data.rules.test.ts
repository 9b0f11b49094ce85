import { describe, expect, it } from 'vitest';
import { checkCompanyChange, companyReasons, getLegalKind, missingForForm } from './company-data.rules.ts';

const COMPANY = {
  legal_form: 'SARL',
  siret: '732 829 320 00074',
  vat_number: 'FR44 732829320',
  iban: 'FR14 2004 1010 0505 0001 3M02 606',
  registry: 'RCS Valence 732 829 320',
  capital: '10 000 €',
};
/** Another SIREN with its VAT number. */
const OTHER = { siret: '123 456 782 00010', vat_number: 'FR11 123456782' };

describe('company data rules', () => {
  it.each([
    ['SARL', 'company'],
    ['S.A.R.L.', 'company'],
    ['sas', 'company'],
    ['SASU', 'company'],
    ['S.A.', 'company'],
    ['EURL', 'company'],
    ['Société à responsabilité limitée', 'company'],
    ['Société par actions simplifiée unipersonnelle', 'company'],
    ['EI', 'sole-trader'],
    ['Entrepreneur individuel', 'sole-trader'],
    ['Micro-entreprise', 'sole-trader'],
    ['Auto-entrepreneur', 'sole-trader'],
    ['Artisan couvreur', 'sole-trader'],
    ['Association', 'unknown'],
    ['', 'unknown'],
  ])('reads the legal form “%s” as %s', (form, kind) => {
    expect(getLegalKind(form)).toBe(kind);
  });

  it('finds nothing to correct in a complete company', () => {
    expect(companyReasons(COMPANY)).toEqual({});
    expect(missingForForm(COMPANY)).toEqual([]);
  });

  it.each([
    ['SAS', { registry: '', capital: '' }, ['registry', 'capital']],
    ['EI', { registry: '', capital: '' }, ['registry']],
    ['EI', { registry: 'RM 26', capital: '' }, []],
    ['', { registry: '', capital: '' }, []],
  ])('requires of the form “%s” with %j: %j', (legal_form, changes, missing) => {
    expect(missingForForm({ ...COMPANY, legal_form, ...changes })).toEqual(missing);
  });

  it.each([
    [{ siret: '73282932000074' }, { siret: '732 829 320 00074' }],
    [{ siret: '732.829.320.00074' }, { siret: '732 829 320 00074' }],
    [{ vat_number: 'fr 44 732 829 320' }, { vat_number: 'FR44 732829320' }],
    [{ iban: 'fr1420041010050500013m02606' }, { iban: 'FR14 2004 1010 0505 0001 3M02 606' }],
    [{ registry: '732829320 R.C.S. Valence' }, { registry: 'RCS Valence 732 829 320' }],
    [{ registry: 'rcs Valence' }, { registry: 'RCS Valence' }],
    [{ registry: 'RCS Valence – RM 26' }, { registry: 'RCS Valence – RM 26' }],
    [{ capital: '10000' }, { capital: '10 000 €' }],
    [{ capital: '7.622,45 euros' }, { capital: '7 622,45 €' }],
    [{ capital: 'variable, minimum 1 000 €' }, { capital: 'variable, minimum 1 000 €' }],
    [OTHER, OTHER],
    [{ siret: '', vat_number: '', iban: '', registry: '', capital: '' }, {}],
  ])('stores %j in one form', (changes, values) => {
    const stored = 'vat_number' in changes && 'siret' in changes ? { legal_form: 'SARL' } : COMPANY;
    expect(checkCompanyChange({ ...stored, unrelated: 1 }, changes)).toEqual({
      values: { ...changes, ...values },
      refusals: {},
    });
  });

  it.each([
    [{ siret: '7328293200007' }, 'siret', 'Le SIRET compte 14 chiffres : il en manque un.'],
    [{ vat_number: 'FR32 732829320' }, 'vat_number', 'La clé du numéro de TVA devrait être 44 pour ce SIREN.'],
    [
      { vat_number: OTHER.vat_number },
      'vat_number',
      'Le numéro de TVA contient le SIREN 123 456 782, mais le SIRET commence par 732 829 320 : ils doivent être identiques.',
    ],
    [
      { siret: OTHER.siret },
      'siret',
      'Le numéro de TVA contient le SIREN 732 829 320, mais le SIRET commence par 123 456 782 : ils doivent être identiques.',
    ],
    [
      { registry: 'RCS Valence 123 456 782' },
      'registry',
      'L’immatriculation contient le SIREN 123 456 782, mais le SIRET commence par 732 829 320 : ils doivent être identiques.',
    ],
    [
      { registry: 'RCS 732 829 320' },
      'registry',
      'Ajoutez la ville du greffe après « RCS », par exemple « RCS Valence ».',
    ],
    [
      { registry: 'RM 26' },
      'registry',
      'Cette forme juridique est immatriculée au registre du commerce : écrivez « RCS » et la ville du greffe.',
    ],
    [{ registry: 'RCS Valence 732 829' }, 'registry', 'Le SIREN compte 9 chiffres : il en manque 3.'],
    [{ capital: 'beaucoup' }, 'capital', 'Indiquez le montant du capital, par exemple « 10 000 € ».'],
    [
      { legal_form: 'EI', capital: '5 000 €' },
      'capital',
      'Une entreprise individuelle n’a pas de capital social : laissez ce champ vide.',
    ],
    [{ iban: 'FR00 EXEMPLE' }, 'iban', 'Un IBAN qui commence par FR compte 27 caractères : il en manque 16.'],
  ])('refuses %j at %s', (changes, field, sentence) => {
    expect(checkCompanyChange(COMPANY, changes).refusals).toEqual({ [field]: sentence });
  });

  it('accepts the examples of a fictitious company until it has a SIRET of its own', () => {
    const example = { ...COMPANY, siret: 'EXEMPLE 000', vat_number: 'FR EXEMPLE 00', iban: 'FR00 EXEMPLE' };
    expect(companyReasons(example)).toEqual({});
    expect(Object.keys(companyReasons({ ...example, siret: COMPANY.siret }))).toEqual(['vat_number', 'iban']);
  });

  it('lets the owner of a new site replace one example after the other', () => {
    const example = { ...COMPANY, siret: 'EXEMPLE 000', vat_number: 'FR EXEMPLE 00', registry: 'RCS Privas EXEMPLE' };
    expect(checkCompanyChange(example, { siret: COMPANY.siret }).refusals).toEqual({});
  });

  it('never refuses what was stored before, and names it', () => {
    const stored = { ...COMPANY, siret: '123', capital: 'beaucoup' };
    expect(checkCompanyChange(stored, { city: 'Crest', siret: '123', capital: 'beaucoup' }).refusals).toEqual({});
    expect(Object.keys(companyReasons(stored))).toEqual(['siret', 'capital']);
  });
});
