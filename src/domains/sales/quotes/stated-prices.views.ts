import type { Settings } from '#src/domains/settings/setting.contract.ts';
import { getTravelTerms } from '#src/domains/settings/setting.views.ts';
import { exactEuros } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { QUOTE_DOCUMENT_TEXTS } from './quote-document.texts.ts';

const texts = QUOTE_DOCUMENT_TEXTS.validity;

/** Says what a quote, an hour and a trip cost; nothing of a price that the owner has not stated. */
export function statedPrices({ prices, travel }: Pick<Settings, 'prices' | 'travel'>): string[] {
  const { quote_cents: quote, hourly_cents: hour, hourly_note: note } = prices;
  const terms = getTravelTerms(travel);
  const sentences = [
    quote === 0 && texts.free,
    quote && fill(texts.priced, { price: exactEuros(quote) }),
    hour > 0 && fill(texts.hourly, { price: exactEuros(hour), note }).trim(),
    terms &&
      fill(terms.freeKm === 0 ? texts.travelAll : texts.travel, {
        km: terms.freeKm,
        price: exactEuros(terms.feePerKmCents),
      }),
  ];
  return sentences.flatMap((sentence) => sentence || []);
}
