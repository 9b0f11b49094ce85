import { isOverseas } from './local-rates.ts';
import { DOCUMENT_TEXTS } from './priced-document.texts.ts';

/**
 * What the company charges today: `overseas` has rates of its own, `exempt` is the exemption of art. 293 B CGI, `outside`
 * are Guyane and Mayotte, where VAT does not apply (art. 294).
 */
export const VAT_REGIMES = ['standard', 'overseas', 'exempt', 'outside'] as const;
export type VatRegime = (typeof VAT_REGIMES)[number];

/** Guyane and Mayotte, by postcode. */
const OUTSIDE = /^97[36]/;

/** Legal mention on what charges no VAT; empty under a regime that charges it. */
const NOTES: Record<VatRegime, string> = {
  standard: '',
  overseas: '',
  exempt: DOCUMENT_TEXTS.vatExempt,
  outside: DOCUMENT_TEXTS.vatOutside,
};

/** Returns the VAT regime of a company; where no VAT applies, nothing is left to be exempt from. */
export function toVatRegime(isExempt: boolean, postalCode: string): VatRegime {
  if (OUTSIDE.test(postalCode.replaceAll(' ', ''))) return 'outside';
  if (isExempt) return 'exempt';
  return isOverseas(postalCode) ? 'overseas' : 'standard';
}

export const getVatNote = (regime: VatRegime): string => NOTES[regime];

export const isUntaxed = (regime: VatRegime): boolean => NOTES[regime] !== '';
