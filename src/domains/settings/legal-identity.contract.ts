import { z } from 'zod';
import { Text } from '#src/kernel/fields.ts';
import { MAP_PROVIDERS } from './travel.contract.ts';

/** Settings of the company's own pages, in addition to what every page shows. */

export const AboutSettings = z.object({
  /** History of the company, one paragraph per line. */
  history: Text(4_000).default(''),
});

/** Data of /mentions-legales, /confidentialite and /accessibilite; empty entries are left out of the page. */
export const LegalIdentity = z.object({
  legalName: z.string(),
  legalForm: z.string(),
  capital: z.string(),
  /** Registered office: street, postal code, town. */
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
  /** Provider whose server receives requests when a visitor opens the detailed map. */
  mapProvider: z.enum(MAP_PROVIDERS),
  history: z.array(z.string()),
});
export type LegalIdentity = z.infer<typeof LegalIdentity>;

/** Something that a document needs and the settings lack: in words, with the group in which it is entered. */
export const Lack = z.object({ text: z.string(), group: z.enum(['general', 'company', 'prices', 'quotes']) });
export type Lack = z.infer<typeof Lack>;

/** Entries that the law requires on every builder's site. */
export const REQUIRED_LEGAL_FIELDS = [
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
] as const satisfies (keyof LegalIdentity)[];
export type RequiredField = (typeof REQUIRED_LEGAL_FIELDS)[number];
