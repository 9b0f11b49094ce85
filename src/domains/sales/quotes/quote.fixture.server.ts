import { getWrittenTotals } from '#src/domains/sales/pricing/charge.rules.ts';
import type { PricedLine } from '#src/kernel/priced-lines.ts';
import { openQuote } from './quote.internal.server.ts';
import type { QuoteRecord } from './quote-record.contract.ts';
import { updateQuoteRecord } from './quote-record.store.server.ts';

/** Lines with three VAT rates. */
export const ROOF_LINES: PricedLine[] = [
  { label: 'Réfection de la couverture', quantity_milli: 84_500, unit: 'm²', unit_price_cents: 11_890, vat_rate: 10 },
  { label: 'Isolation des rampants', quantity_milli: 62_000, unit: 'm²', unit_price_cents: 7_425, vat_rate: 5.5 },
  { label: 'Création d’un auvent', quantity_milli: 1_000, unit: 'forfait', unit_price_cents: 184_999, vat_rate: 20 },
];

/** Creates a quote from a visitor's request, with the changes of the test. */
export async function aQuote(changes: Partial<QuoteRecord> = {}): Promise<{ id: number }> {
  const { id } = await openQuote({
    userId: null,
    name: 'Paule Rivoire',
    email: 'paule@essai.example',
    phone: '06 39 98 00 01',
    serviceType: 'Couverture',
    description: 'Toit de 84 m² à reprendre.',
  });
  const { lines } = changes;
  const amount = lines && { amount_cents: getWrittenTotals(lines).net_cents };
  await updateQuoteRecord(id, { execution_period: 'Semaine 12', ...amount, ...changes });
  return { id };
}

/** Input of the back office for a new quote, in euros; same sums as `ROOF_LINES`. */
export const NEW_QUOTE = {
  clientName: 'Paule Rivoire',
  clientEmail: 'paule@essai.example',
  service: 'Couverture',
  executionPeriod: 'Semaine 12',
  lines: ROOF_LINES.map(({ label, quantity_milli, unit, unit_price_cents, vat_rate }) => ({
    label,
    quantity: quantity_milli / 1000,
    unit,
    unit_price: unit_price_cents / 100,
    vat_rate,
  })),
};
