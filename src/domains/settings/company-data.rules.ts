import {
  type CheckedNumber,
  checkFrenchVat,
  checkIban,
  checkSiren,
  checkSiret,
  groupSiren,
} from '#src/kernel/company-numbers.ts';
import { fill, fold } from '#src/kernel/text.ts';

const REASONS = {
  otherSiren: '{name} contient le SIREN {siren}, mais le SIRET commence par {expected} : ils doivent être identiques.',
  vatNumber: 'Le numéro de TVA',
  registry: 'L’immatriculation',
  rcsNeeded: 'Cette forme juridique est immatriculée au registre du commerce : écrivez « RCS » et la ville du greffe.',
  townNeeded: 'Ajoutez la ville du greffe après « RCS », par exemple « RCS Valence ».',
  noCapital: 'Une entreprise individuelle n’a pas de capital social : laissez ce champ vide.',
  capitalAmount: 'Indiquez le montant du capital, par exemple « 10 000 € ».',
};

/** Company data with a form that can be checked. */
export const CHECKED_FIELDS = ['siret', 'vat_number', 'iban', 'registry', 'capital'] as const;
export type CheckedField = (typeof CHECKED_FIELDS)[number];
export type CompanyData = Record<CheckedField | 'legal_form', string>;
type Fields = Readonly<Record<string, unknown>>;

/** What the law requires of a legal form: RCS and capital, or RM/RNE without capital. */
export type LegalKind = 'company' | 'sole-trader' | 'unknown';

const COMPANY_FORMS =
  /^(sarl|eurl|sasu?|sa|selarl|selas|scop|scs|sca)\b|^societe (a responsabilite|par actions|anonyme)/;
const ONE_OWNER_COMPANY = /^entreprise unipersonnelle/;
const SOLE_TRADERS =
  /^(ei|eirl)\b|^(entreprise|entrepreneur) individuel|^(micro|auto)[ -]?(entreprise|entrepreneur)|^artisan/;

export function getLegalKind(legalForm: string): LegalKind {
  const form = fold(legalForm).replaceAll('.', '').trim();
  if (COMPANY_FORMS.test(form) || ONE_OWNER_COMPANY.test(form)) return 'company';
  return SOLE_TRADERS.test(form) ? 'sole-trader' : 'unknown';
}

/** Numbers of a fictitious company contain this word. */
const isExample = (value: string): boolean => /exemple/i.test(value);
const digitsIn = (value: string): string => value.replace(/\D/g, '');
const SIREN_DIGITS = 9;

/** Returns the SIREN inside a valid SIRET; empty without one. */
export function sirenFromSiret(siret: string): string {
  const checked = checkSiret(siret);
  return 'value' in checked ? digitsIn(checked.value).slice(0, SIREN_DIGITS) : '';
}

function sameSiren(checked: CheckedNumber, name: string, siret: string): CheckedNumber {
  const expected = sirenFromSiret(siret);
  if ('reason' in checked || expected === '') return checked;
  const siren = digitsIn(checked.value).slice(-SIREN_DIGITS);
  if (siren === expected) return checked;
  return { reason: fill(REASONS.otherSiren, { name, siren: groupSiren(siren), expected: groupSiren(expected) }) };
}

/** "RCS Valence 732 829 320" or "732 829 320 RCS Valence"; the number may be left out. */
const RCS = /^([\d\s.]*)\s*R\.?C\.?S\.?\s*([^\d–,;/]*?)\s*([\d\s.]*)$/i;

function checkRegistry({ registry, legal_form, siret }: CompanyData): CheckedNumber {
  const kind = getLegalKind(legal_form);
  const [, before = '', town = '', after = ''] = RCS.exec(registry) ?? [];
  const isRcs = /\bR\.?C\.?S\b/i.test(registry);
  if (!isRcs) return kind === 'company' ? { reason: REASONS.rcsNeeded } : { value: registry };
  if (!RCS.test(registry)) return { value: registry };
  if (town === '') return { reason: REASONS.townNeeded };
  const number = digitsIn(before + after);
  if (number === '') return { value: `RCS ${town}` };
  const checked = sameSiren(checkSiren(number), REASONS.registry, siret);
  return 'reason' in checked ? checked : { value: `RCS ${town} ${checked.value}` };
}

const AMOUNT = /^(\d[\d\s.]*)(?:,(\d{2}))?\s*(?:€|euros?|eur)?$/i;

function checkCapital({ capital, legal_form }: CompanyData): CheckedNumber {
  if (getLegalKind(legal_form) === 'sole-trader') return { reason: REASONS.noCapital };
  if (!/[1-9]/.test(capital)) return { reason: REASONS.capitalAmount };
  const [, whole, cents] = AMOUNT.exec(capital) ?? [];
  if (whole === undefined) return { value: capital };
  const grouped = digitsIn(whole).replace(/\B(?=(\d{3})+$)/g, ' ');
  return { value: `${grouped}${cents === undefined || cents === '00' ? '' : `,${cents}`} €` };
}

const CHECKS: Record<CheckedField, (company: CompanyData) => CheckedNumber> = {
  siret: ({ siret }) => checkSiret(siret),
  vat_number: ({ vat_number, siret }) => sameSiren(checkFrenchVat(vat_number), REASONS.vatNumber, siret),
  iban: ({ iban }) => checkIban(iban),
  registry: checkRegistry,
  capital: checkCapital,
};

/** Checks one entry; an empty one passes, and those of a fictitious company as long as its SIRET is an example. */
function check(field: CheckedField, company: CompanyData): CheckedNumber {
  const value = company[field];
  const isFictitious = company.siret === '' || isExample(company.siret);
  if (value === '' || (isFictitious && isExample(value))) return { value };
  return CHECKS[field](company);
}

const textIn = (fields: Fields, name: string): string => (typeof fields[name] === 'string' ? fields[name] : '');

const toCompanyData = (fields: Fields): CompanyData => ({
  legal_form: textIn(fields, 'legal_form'),
  siret: textIn(fields, 'siret'),
  vat_number: textIn(fields, 'vat_number'),
  iban: textIn(fields, 'iban'),
  registry: textIn(fields, 'registry'),
  capital: textIn(fields, 'capital'),
});

export type CompanyReasons = Partial<Record<CheckedField, string>>;

/** Returns why entries have to be corrected, in field order. */
export function companyReasons(fields: Fields): CompanyReasons {
  const company = toCompanyData(fields);
  const found = CHECKED_FIELDS.map((field) => [field, check(field, company)] as const);
  return Object.fromEntries(
    found.flatMap(([field, checked]) => ('reason' in checked ? [[field, checked.reason]] : [])),
  );
}

export interface CheckedChange {
  /** Changed values in their stored form. */
  values: Record<string, unknown>;
  refusals: CompanyReasons;
}

/** Checks the changed entries against the stored ones; what was stored before is never a reason to refuse. */
export function checkCompanyChange(stored: Fields, changes: Fields): CheckedChange {
  const company = toCompanyData({ ...stored, ...changes });
  const changed = CHECKED_FIELDS.filter((field) => field in changes && changes[field] !== stored[field]);
  const refusals: CompanyReasons = {};
  const values: Record<string, unknown> = { ...changes };
  for (const field of changed) {
    const checked = check(field, company);
    if ('reason' in checked) refusals[field] = checked.reason;
    else values[field] = checked.value;
  }
  if (!changed.includes('siret') || refusals.siret !== undefined) return { values, refusals };
  // A new SIRET that contradicts a number which agreed with the earlier one is refused at the SIRET.
  const before = companyReasons(stored);
  const after = companyReasons(company);
  const contradicted = (['vat_number', 'registry'] as const).find(
    (field) =>
      !changed.includes(field) &&
      !isExample(company[field]) &&
      before[field] === undefined &&
      after[field] !== undefined,
  );
  return contradicted === undefined
    ? { values, refusals }
    : { values, refusals: { ...refusals, siret: after[contradicted] ?? '' } };
}

/** Returns the entries that the legal form requires and that are empty. */
export function missingForForm(fields: Fields): ('registry' | 'capital')[] {
  const company = toCompanyData(fields);
  const kind = getLegalKind(company.legal_form);
  if (kind === 'unknown') return [];
  const required = kind === 'company' ? (['registry', 'capital'] as const) : (['registry'] as const);
  return required.filter((field) => company[field] === '');
}
