import { chargesVat } from '#src/domains/sales/pricing/charge.rules.ts';
import type { Charge } from '#src/domains/sales/pricing/price.contract.ts';
import { companyPapersOf } from '#src/domains/settings/legal-identity.rules.ts';
import { COMPANY_PAPERS_TEXTS } from '#src/domains/settings/legal-identity.texts.ts';
import type { Settings } from '#src/domains/settings/setting.contract.ts';
import { missingOnInvoice } from './invoice.rules.ts';
import { INVOICE_PAPER_TEXTS } from './invoice-paper.texts.ts';

const NAMES = { ...COMPANY_PAPERS_TEXTS.missing, ...INVOICE_PAPER_TEXTS.missing };

/** Returns the settings that an invoice of this charge still needs, by their displayed names. */
export function lackingPapers(settings: Settings, charge: Pick<Charge, 'vat_note'>): string[] {
  const { iban } = settings.company;
  const needsVatNumber = chargesVat(charge);
  return missingOnInvoice(companyPapersOf(settings), { iban, needsVatNumber }).map((paper) => NAMES[paper]);
}
