import { fold } from '#src/kernel/text.ts';
import type { City } from './city.contract.ts';
import { cityPath } from './city.rules.ts';
import type { CityTrade } from './city-content.contract.ts';

type Trade = CityTrade['trade'];

/** Slug of the stored service for each trade of a city page. */
const SERVICE_OF_TRADE: Record<Trade, string> = {
  installation: 'installation',
  reparation: 'reparation-des-fuites',
  entretien: 'entretien',
  demoussage: 'demoussage',
  nettoyage: 'nettoyage',
};

/** Finds a trade's service by its expected slug, else by the first title that names the trade. */
export function serviceOfTrade<Service extends { slug: string; title: string }>(
  trade: Trade,
  services: readonly Service[],
): Service | undefined {
  return (
    services.find(({ slug }) => slug === SERVICE_OF_TRADE[trade]) ??
    services.find(({ title }) => fold(title).includes(trade))
  );
}

/** Returns the path of a city page with a service selected: its tab opens and the form is prefilled. */
export const cityQuotePath = (slug: City['slug'], service: string | undefined): string =>
  `${cityPath(slug)}${service === undefined ? '' : `?service=${encodeURIComponent(service)}`}#devis`;
