import type { VatRate } from './priced-lines.ts';

/** Guadeloupe, Martinique and La Réunion, by postcode: they have rates of their own (CGI, art. 296). */
const OVERSEAS = /^97(?:1(?!33|50)|[24])/;

/** Rates of the mainland and of Corsica; the settings name these alone. */
export const MAINLAND_RATES = [20, 10, 5.5, 0] as const;
const OVERSEAS_RATES = [8.5, 2.1, 0] as const;

/** Rate that stands overseas in the place of each of the mainland. */
const REPLACED: Record<(typeof MAINLAND_RATES)[number], VatRate> = { 20: 8.5, 10: 2.1, 5.5: 2.1, 0: 0 };

export const isOverseas = (postalCode: string): boolean => OVERSEAS.test(postalCode.replaceAll(' ', ''));

/** Returns the rate of a setting as it applies where the company has its seat. */
export const toLocalRate = (rate: (typeof MAINLAND_RATES)[number], postalCode: string): VatRate =>
  isOverseas(postalCode) ? REPLACED[rate] : rate;

/** Returns the rates to choose from, the highest first. */
export const getLocalRates = (hasOverseasRates: boolean): readonly VatRate[] =>
  hasOverseasRates ? OVERSEAS_RATES : MAINLAND_RATES;
