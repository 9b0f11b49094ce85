/** What the public site knows of the ways to its pages and to the company. */

/** At most this many titles in the services line of /contact. */
export const SERVICES_LINE_MAX = 3;

/** The first titles joined by dashes, and how many more there are: 'Charpente - Couverture - Zinguerie et 5 autres...'. */
export function servicesLine(titles: string[], moreText: string): string {
  const shown = titles.slice(0, SERVICES_LINE_MAX).join(' - ');
  const more = titles.length - SERVICES_LINE_MAX;
  return more > 0 ? `${shown} ${moreText.replace('{count}', String(more))}` : shown;
}

/** Page of a service. */
export const servicePath = (slug: string): string => `/services/${encodeURIComponent(slug)}`;

/** The quote form with this service chosen. */
export const quotePath = (slug: string): string => `/contact?service=${encodeURIComponent(slug)}#devis`;

/** What a telephone link dials: national numbers take the French prefix. */
export function dialled(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return digits.startsWith('0') ? `+33${digits.slice(1)}` : digits;
}

/** A French number in its international form, in pairs: "+33 4 65 71 00 00". */
export const spaced = (phone: string): string =>
  dialled(phone).replace(/^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '+33 $1 $2 $3 $4 $5');

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

/** Headers of a page: its loader's, then those of its action when it had one. */
export function pageHeaders({
  loaderHeaders,
  actionHeaders,
}: {
  loaderHeaders: Headers;
  actionHeaders: Headers;
}): Headers {
  const headers = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) headers.set(name, value);
  return headers;
}

/** A page that had to go without something is not kept anywhere. */
export const freshness = (isComplete: boolean): Record<string, string> =>
  isComplete ? {} : { 'Cache-Control': 'no-store' };
