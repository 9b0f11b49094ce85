import { LOGO, type PlacedIllustration } from '#src/domains/media/illustration.contract.ts';
import type { Position } from '#src/domains/media/illustration.rules.ts';
import type { SetupStep } from '#src/domains/settings/site-state.contract.ts';

/** Groups and fields that a step asks for. */
export type StepFields = readonly (readonly [
  group: 'general' | 'company' | 'identity' | 'about' | 'travel' | 'prices' | 'hours' | 'quotes',
  field: string,
])[];

/** What the law wants on the site, and on documents too. */
export const LEGAL_FIELDS: StepFields = [
  ['company', 'capital'],
  ['company', 'registry'],
  ['company', 'vat_number'],
  ['company', 'is_vat_exempt'],
  ['company', 'insurer'],
  ['company', 'insurance_policy'],
  ['company', 'insurance_cover'],
  ['company', 'mediator'],
  ['company', 'publication_director'],
  ['company', 'host'],
  ['company', 'is_micro_enterprise'],
  // The law wants to know whether a quote is free (order of 24 January 2017).
  ['prices', 'quote_cents'],
];

/** What quotes and invoices need besides; the legal step asks for it below what the site shows. */
export const DOCUMENT_FIELDS: StepFields = [
  ['company', 'iban'],
  ['company', 'bic'],
  ['prices', 'hourly_cents'],
  ['quotes', 'terms'],
  ['quotes', 'waste_quantity'],
  ['quotes', 'waste_sorting'],
  ['quotes', 'waste_collection'],
  ['quotes', 'waste_cost'],
  ['quotes', 'rge'],
];

/** Fields of the settings by step; trades and pictures have screens of their own. */
export const STEP_FIELDS: Record<SetupStep, StepFields> = {
  company: [
    ['general', 'site_name'],
    ['company', 'legal_name'],
    ['company', 'legal_form'],
    ['company', 'siret'],
    ['company', 'street'],
    ['company', 'postal_code'],
    ['company', 'city'],
    ['general', 'contact_phone'],
    ['general', 'contact_email'],
  ],
  identity: [
    ['general', 'site_description'],
    ['about', 'history'],
    ['identity', 'palette'],
    ['identity', 'main_color'],
    ['identity', 'typeface'],
  ],
  trades: [],
  // Seat and towns are chosen above these fields.
  places: [
    ['travel', 'free_km'],
    ['travel', 'fee_per_km_cents'],
  ],
  hours: [
    ['hours', 'monday'],
    ['hours', 'tuesday'],
    ['hours', 'wednesday'],
    ['hours', 'thursday'],
    ['hours', 'friday'],
    ['hours', 'saturday'],
    ['hours', 'sunday'],
    ['hours', 'closed_on_holidays'],
    ['general', 'working_hours'],
  ],
  pictures: [],
  legal: [...LEGAL_FIELDS, ...DOCUMENT_FIELDS],
};

/** Page of the site that shows best what a step changes. */
export const STEP_PAGES: Record<SetupStep, string> = {
  company: '/contact',
  identity: '/a-propos',
  trades: '/services',
  places: '/zones',
  hours: '/contact',
  pictures: '/',
  legal: '/mentions-legales',
};

/** Positions of the pictures that the set-up itself places: what visitors see first. */
export const FIRST_PICTURES = [LOGO, 'hero-toiture'] as const;

type Values = Record<string, unknown>;

const textIn = (values: Values, field: string): string => {
  const value = values[field];
  return typeof value === 'string' ? value.trim() : '';
};

/**
 * Returns fields that follow from what was typed once, where they are still empty: the site's name is also the legal
 * name, and the seat is also the address that visitors read.
 */
export function deriveFields({ general, company }: Record<'general' | 'company', Values>): {
  general: Values;
  company: Values;
} {
  const [street, code, city] = ['street', 'postal_code', 'city'].map((field) => textIn(company, field));
  const address = street && code && city ? `${street}, ${code} ${city}` : '';
  const name = textIn(general, 'site_name');
  return {
    general: textIn(general, 'address') === '' && address !== '' ? { address } : {},
    company: textIn(company, 'legal_name') === '' && name !== '' ? { legal_name: name } : {},
  };
}

/** Returns the first step that is not done; undefined when all are. */
export const findNextStep = (steps: readonly SetupStep[], done: readonly SetupStep[]): SetupStep | undefined =>
  steps.find((step) => !done.includes(step));

/** A position of the public pages with its picture; empty without one. */
type Placed = Pick<PlacedIllustration, 'name' | 'image'>;

/** Positions of the public pages that a neutral illustration of the product can fill, and that are empty. */
export const findEmptyPositions = (positions: readonly Position[], placed: readonly Placed[]): string[] =>
  positions
    .filter(
      ({ name, neutral }) => neutral !== undefined && !placed.some((one) => one.name === name && one.image !== ''),
    )
    .map(({ name }) => name);

/** Returns the radius to store: the typed one, none when the field was emptied, else the stored one. */
export const chooseRadius = (stored: number | null, typed: number | '' | undefined): number | null =>
  typed === undefined ? stored : typed === '' ? null : typed;
