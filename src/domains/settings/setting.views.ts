import { toLocalRate } from '#src/kernel/local-rates.ts';
import { getVatNote, isUntaxed, toVatRegime } from '#src/kernel/vat-regime.ts';
import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  type NotificationEvent,
  type NotificationSettings,
} from './notification-rules.contract.ts';
import { openingWords, toOpeningSpans } from './opening-week.views.ts';
import type { PriceList } from './price.contract.ts';
import type { Settings, SiteProfile } from './setting.contract.ts';
import type { TravelSettings, TravelTerms } from './travel.contract.ts';

/** Returns the street of a whole address: what stands before its postal code and town. */
const getStreet = (address: string, city: string): string => {
  const street = address.replace(/[\s,–-]*\b\d{5}\b.*$/su, '');
  const town = city === '' ? -1 : street.lastIndexOf(`, ${city}`);
  return town === -1 ? street : street.slice(0, town);
};

/** Returns the company data that every public page shows. */
export const toSiteProfile = ({ general, company, social, promo, chat, hours, menus }: Settings): SiteProfile => ({
  name: general.site_name,
  description: general.site_description,
  phone: general.contact_phone,
  email: general.contact_email,
  address: general.address,
  street: company.street || getStreet(general.address, company.city),
  city: company.city,
  postalCode: company.postal_code,
  hours: general.working_hours || openingWords(hours),
  siret: company.siret,
  openings: toOpeningSpans(hours),
  facebook: social.facebook,
  instagram: social.instagram,
  linkedin: social.linkedin,
  whatsapp: social.whatsapp,
  hasChat: chat.is_enabled,
  promo,
  quoteCall: menus.quote_call,
});

/** Returns the stated terms of a trip; null while the owner has stated no fee. */
export const getTravelTerms = ({ free_km, fee_per_km_cents }: TravelSettings): TravelTerms | null =>
  fee_per_km_cents === null ? null : { freeKm: free_km ?? 0, feePerKmCents: fee_per_km_cents };

export function getPriceList({ prices, travel, company }: Settings): PriceList {
  const regime = toVatRegime(company.is_vat_exempt, company.postal_code);
  return {
    lines: prices.lines,
    maintenanceFromCents: prices.maintenance_from_cents,
    hourlyCents: prices.hourly_cents,
    hourlyNote: prices.hourly_note,
    quoteCents: prices.quote_cents,
    vatRate: isUntaxed(regime) ? null : toLocalRate(prices.vat_rate, company.postal_code),
    vatNote: prices.vat_note || getVatNote(regime),
    priceDate: prices.as_of,
    travel: getTravelTerms(travel),
  };
}

interface Words {
  events: Record<NotificationEvent, string>;
  channels: Record<NotificationChannel, string>;
  none: string;
}

/** Describes the rules in words, one line per event. */
export function rulesInWords(rules: NotificationSettings['rules'], { events, channels, none }: Words): string {
  const lines = (Object.keys(rules) as NotificationEvent[]).map((event) => {
    const on = NOTIFICATION_CHANNELS.filter((channel) => rules[event][channel]).map((channel) => channels[channel]);
    return `${events[event]} : ${on.join(', ') || none}`;
  });
  return lines.join('\n');
}
