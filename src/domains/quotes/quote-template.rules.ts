import type { StoredService } from '#src/domains/services/service.contract.ts';
import { priceText, servicePrice } from '#src/domains/services/service-price.rules.ts';
import type { PriceLine } from '#src/domains/settings/price.contract.ts';
import { eurosOf, netOfGross } from '#src/kernel/priced-lines.ts';
import { fill } from '#src/kernel/text.ts';
import type { TemplateLine } from './quote-template.contract.ts';

/** Prices are published with tax, quotes are written without. */
const netEuros = (grossCents: number, rate: number): number => eurosOf(netOfGross(grossCents, rate));

/** A line of the published price list. */
export const priceTemplate = ({ label, detail, unit, price_cents }: PriceLine, vat_rate: number): TemplateLine => ({
  label,
  unit: unit.slice(0, 20),
  unit_price: netEuros(price_cents, vat_rate),
  vat_rate,
  hint: detail,
});

/** A service at the least of its price range; without a price when it names none. */
export function serviceTemplate(
  { title, price_range }: Pick<StoredService, 'title' | 'price_range'>,
  vat_rate: number,
  range: string,
): TemplateLine {
  const price = servicePrice(price_range);
  return {
    label: title,
    unit: price?.unit ?? '',
    unit_price: price === undefined ? null : netEuros(Math.round(price.from * 100), vat_rate),
    vat_rate,
    hint: price_range === '' ? '' : fill(range, { price: priceText(price_range) }),
  };
}
