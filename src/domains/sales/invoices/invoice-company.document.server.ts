import { chargesVat } from '#src/domains/sales/pricing/charge.rules.ts';
import type { Charge } from '#src/domains/sales/pricing/price.contract.ts';
import type { Lack } from '#src/domains/settings/legal-identity.contract.ts';
import { invalidLegalFields, toLegalIdentity } from '#src/domains/settings/legal-identity.rules.ts';
import { LEGAL_IDENTITY_TEXTS } from '#src/domains/settings/legal-identity.texts.ts';
import type { Settings } from '#src/domains/settings/setting.contract.ts';
import { type InvoiceField, missingOnInvoice } from './invoice.rules.ts';
import { INVOICE_PDF_TEXTS } from './invoice-pdf.texts.ts';

const NAMES = { ...LEGAL_IDENTITY_TEXTS.missing, ...INVOICE_PDF_TEXTS.missing };

const toGroup = (field: InvoiceField): Lack['group'] =>
  field === 'phone' || field === 'email' ? 'general' : 'company';

/**
 * Returns the settings that an invoice of this charge needs and lacks, or that are invalid; only consumers need a
 * mediator.
 */
export function lacksOfInvoice(
  settings: Settings,
  charge: Pick<Charge, 'vat_note'>,
  customer: 'consumer' | 'professional' = 'consumer',
): Lack[] {
  const { iban } = settings.company;
  const needsVatNumber = chargesVat(charge);
  const missing = missingOnInvoice(toLegalIdentity(settings), { iban, needsVatNumber })
    .filter((field) => field !== 'mediator' || customer === 'consumer')
    .map((field) => ({ text: NAMES[field], group: toGroup(field) }));
  const invalid = invalidLegalFields(settings).map((field) => LEGAL_IDENTITY_TEXTS.invalid[field]);
  return [...missing, ...invalid.map((text) => ({ text, group: 'company' as const }))];
}

/** Returns the same by their displayed names. */
export const missingLegalData = (...[settings, charge, customer]: Parameters<typeof lacksOfInvoice>): string[] =>
  lacksOfInvoice(settings, charge, customer).map(({ text }) => text);
