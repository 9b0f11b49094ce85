import type { Settings } from '#src/domains/settings/setting.contract.ts';
import { getTravelTerms } from '#src/domains/settings/setting.views.ts';
import { getTotalText } from '#src/kernel/document-parts.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { fill } from '#src/kernel/text.ts';
import { QUOTE_DOCUMENT_TEXTS } from './quote-document.texts.ts';

const texts = QUOTE_DOCUMENT_TEXTS.validity;

/** Says what a quote, an hour and a trip cost; nothing of a price that the owner has not stated. */
export function statedPrices(
  { prices, travel }: Pick<Settings, 'prices' | 'travel'>,
  charge: Pick<PricedDocument, 'vat_note'>,
): string[] {
  const { quote_cents: quote, hourly_cents: hour, hourly_note: note } = prices;
  const terms = getTravelTerms(travel);
  const sentences = [
    quote === 0 && texts.free,
    quote && fill(texts.priced, { price: getTotalText(quote, charge) }),
    hour > 0 && fill(texts.hourly, { price: getTotalText(hour, charge), note }).trim(),
    terms &&
      fill(terms.freeKm === 0 ? texts.travelAll : texts.travel, {
        km: terms.freeKm,
        price: getTotalText(terms.feePerKmCents, charge),
      }),
  ];
  return sentences.flatMap((sentence) => sentence || []);
}
