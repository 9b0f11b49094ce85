/** Constants of the public site, as specified; the style sheets repeat the lengths that CSS alone uses. */

export const HEADER_SCROLLED_PX = 50;
/** Part of the window's height after which the way back to the top is offered. */
export const TO_TOP_VIEWPORT_SHARE = 0.8;
export const PROGRESS_BAR_PX = 3;

export const SLIDE_MS = 5_000;

export const CAROUSEL = { loopMs: 60_000, arrowStepPx: 400, dragMultiplier: 3, dragThresholdPx: 5 } as const;
export const CARD_MIN_PX = 350;

export const COUNT_UP_MS = 2_000;
export const REVEAL_THRESHOLD = 0.1;

/** At most this many titles in the services line of /contact. */
export const SERVICES_LINE_MAX = 3;

export const RADIUS_KM = 100;
/** Centre of the served circle. */
export const CENTRE = { latitude: 45.2, longitude: 4.8 } as const;

/** Where the company works, its seat included. */
export const INTERVENTION_CITIES = [
  'Lyon',
  'Saint-Étienne',
  'Valence',
  'Clermont-Ferrand',
  'Francheville',
  'Givors',
  'Vienne',
  'Le Pouzin',
  'Privas',
  'La Voulte-sur-Rhône',
  'Crest',
  'Loriol-sur-Drôme',
  'Livron',
  'La Saulce',
  'Mirmande',
  'Montélimar',
  'Grenoble',
] as const;

/** The number a counter shows `elapsedMs` after its start: whole numbers until the end. */
export function countedSoFar(target: number, elapsedMs: number): number {
  return Math.trunc(target * Math.min(1, Math.max(0, elapsedMs / COUNT_UP_MS)));
}

/** The first titles joined by dashes, and how many more there are: 'Charpente - Couverture - Zinguerie et 5 autres...'. */
export function servicesLine(titles: string[], moreText: string): string {
  const shown = titles.slice(0, SERVICES_LINE_MAX).join(' - ');
  const more = titles.length - SERVICES_LINE_MAX;
  return more > 0 ? `${shown} ${moreText.replace('{count}', String(more))}` : shown;
}

/** What a telephone link dials: national numbers take the French prefix. */
export function dialled(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return digits.startsWith('0') ? `+33${digits.slice(1)}` : digits;
}

/** Where a click starts a conversation; empty when there is no number. */
export const chatLink = (whatsapp: string): string =>
  whatsapp === '' ? '' : `https://wa.me/${dialled(whatsapp).replace('+', '')}`;

const ARTICLE = /^(Le|Les) (?=\p{Lu})/u;

/** "de Lyon", "du Pouzin". */
export const ofTown = (town: string): string =>
  ARTICLE.test(town) ? town.replace(ARTICLE, (_, article) => (article === 'Le' ? 'du ' : 'des ')) : `de ${town}`;

/** "à Lyon", "au Pouzin". */
export const inTown = (town: string): string =>
  ARTICLE.test(town) ? town.replace(ARTICLE, (_, article) => (article === 'Le' ? 'au ' : 'aux ')) : `à ${town}`;

/** A page that had to go without something is not kept anywhere. */
export const freshness = (isComplete: boolean): Record<string, string> =>
  isComplete ? {} : { 'Cache-Control': 'no-store' };
