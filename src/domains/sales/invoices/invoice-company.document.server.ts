import { chargesVat } from '#src/domains/sales/pricing/charge.rules.ts';
import type { Charge } from '#src/domains/sales/pricing/price.contract.ts';
import { invalidLegalFields, toLegalIdentity } from '#src/domains/settings/legal-identity.rules.ts';
import { LEGAL_IDENTITY_TEXTS } from '#src/domains/settings/legal-identity.texts.ts';
import type { Settings } from '#src/domains/settings/setting.contract.ts';
import { missingOnInvoice } from './invoice.rules.ts';
import { INVOICE_PDF_TEXTS } from './invoice-pdf.texts.ts';

const NAMES = { ...LEGAL_IDENTITY_TEXTS.missing, ...INVOICE_PDF_TEXTS.missing };

/**
 * Returns the settings that an invoice of this charge needs and lacks, or that are invalid, by their displayed names;
 * only consumers need a mediator.
 */
export function missingLegalData(
  settings: Settings,
  charge: Pick<Charge, 'vat_note'>,
  customer: 'consumer' | 'professional' = 'consumer',
): string[] {
  const { iban } = settings.company;
  const needsVatNumber = chargesVat(charge);
  const missing = missingOnInvoice(toLegalIdentity(settings), { iban, needsVatNumber })
    .filter((field) => field !== 'mediator' || customer === 'consumer')
    .map((field) => NAMES[field]);
  return [...missing, ...invalidLegalFields(settings).map((field) => LEGAL_IDENTITY_TEXTS.invalid[field])];
}
