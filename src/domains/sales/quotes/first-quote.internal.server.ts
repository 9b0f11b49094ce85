import { getVatRegime, toCharge } from '#src/domains/sales/pricing/charge.rules.ts';
import type { Lack } from '#src/domains/settings/legal-identity.contract.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { missingSettings } from './quote-document.rules.ts';
import { QUOTE_DOCUMENT_TEXTS as texts } from './quote-document.texts.ts';

type Name = ReturnType<typeof missingSettings>[number];

/** Groups of the settings other than the company's. */
const GROUPS: Partial<Record<Name, Lack['group']>> = {
  phone: 'general',
  companyEmail: 'general',
  hourly: 'prices',
  terms: 'quotes',
  wasteQuantity: 'quotes',
  wasteSorting: 'quotes',
  wasteCollection: 'quotes',
  wasteCost: 'quotes',
  rge: 'quotes',
};

/** Returns what the settings lack for a first quote, in the words that refuse to send it. */
export async function listLacksOfQuotes(): Promise<Lack[]> {
  const settings = await readSettings();
  const charge = toCharge({ label: '', lines: [], net_cents: null }, getVatRegime(settings));
  return missingSettings(settings, charge).map((name) => ({
    text: texts.missing[name],
    group: GROUPS[name] ?? 'company',
  }));
}
