import { toNetPrice } from '#src/domains/sales/pricing/charge.rules.ts';
import type { StoredService } from '#src/domains/services/service.contract.ts';
import { priceText, servicePrice } from '#src/domains/services/service-price.rules.ts';
import type { PriceLine } from '#src/domains/settings/price.contract.ts';
import { toEuros, type VatRate } from '#src/kernel/priced-lines.ts';
import { fill } from '#src/kernel/text.ts';
import type { TemplateLine } from './quote-template.contract.ts';

/** Converts a published price to a template. */
export const priceTemplate = ({ label, detail, unit, price_cents }: PriceLine, vat_rate: VatRate): TemplateLine => ({
  label,
  unit: unit.slice(0, 20),
  unit_price: toEuros(toNetPrice(price_cents, vat_rate)),
  vat_rate,
  hint: detail,
});

/** Converts a service to a template at the lowest price of its range; without a price if it has none. */
export function serviceTemplate(
  { title, price_range }: Pick<StoredService, 'title' | 'price_range'>,
  vat_rate: VatRate,
  range: string,
): TemplateLine {
  const price = servicePrice(price_range);
  return {
    label: title,
    unit: price?.unit ?? '',
    unit_price: price === undefined ? null : toEuros(toNetPrice(Math.round(price.from * 100), vat_rate)),
    vat_rate,
    hint: price_range === '' ? '' : fill(range, { price: priceText(price_range) }),
  };
}
