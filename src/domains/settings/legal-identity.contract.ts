import { z } from 'zod';
import { Text } from '#src/kernel/fields.ts';
import { MAP_PROVIDERS } from './travel.contract.ts';

/** What the company's own pages say of it, besides what every page shows. */

export const AboutSettings = z.object({
  /** How the company came to be, a paragraph a line. */
  history: Text(4_000).default(''),
});

/** What /mentions-legales, /confidentialite and /accessibilite show; an empty entry is left out of the page. */
export const CompanyPapers = z.object({
  legalName: z.string(),
  legalForm: z.string(),
  capital: z.string(),
  /** Seat: street, postal code, town. */
  seat: z.string(),
  siret: z.string(),
  registry: z.string(),
  vatNumber: z.string(),
  director: z.string(),
  host: z.string(),
  insurer: z.string(),
  insurancePolicy: z.string(),
  insuranceCover: z.string(),
  mediator: z.string(),
  phone: z.string(),
  email: z.string(),
  isMicroEnterprise: z.boolean(),
  /** Whose server a visitor reaches who opens the detailed map. */
  mapProvider: z.enum(MAP_PROVIDERS),
  history: z.array(z.string()),
});
export type CompanyPapers = z.infer<typeof CompanyPapers>;

/** Entries that the law asks of every builder's site. */
export const REQUIRED_PAPERS = [
  'legalName',
  'legalForm',
  'seat',
  'siret',
  'director',
  'host',
  'insurer',
  'insuranceCover',
  'mediator',
  'phone',
  'email',
] as const satisfies (keyof CompanyPapers)[];
export type RequiredPaper = (typeof REQUIRED_PAPERS)[number];
