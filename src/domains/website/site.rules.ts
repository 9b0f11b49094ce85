/** Links of the public site to its pages and to the company. */

/** Maximum number of titles in the services line of /contact. */
export const SERVICES_LINE_MAX = 3;

/** Joins the first titles by dashes and counts the rest: 'Charpente - Couverture - Zinguerie et 5 autres...'. */
export function servicesLine(titles: string[], moreText: string): string {
  const view = titles.slice(0, SERVICES_LINE_MAX).join(' - ');
  const more = titles.length - SERVICES_LINE_MAX;
  return more > 0 ? `${view} ${moreText.replace('{count}', String(more))}` : view;
}

/** Returns a service's path. */
export const servicePath = (slug: string): string => `/services/${encodeURIComponent(slug)}`;

/** Returns the quote form's path for this service. */
export const quotePath = (slug: string): string => `/contact?service=${encodeURIComponent(slug)}#devis`;

/** Returns the number that a telephone link dials: national numbers get the French prefix. */
export function dialled(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return digits.startsWith('0') ? `+33${digits.slice(1)}` : digits;
}

/** Formats a French number internationally, in pairs: "+33 4 65 71 00 00". */
export const spaced = (phone: string): string =>
  dialled(phone).replace(/^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '+33 $1 $2 $3 $4 $5');

/** Returns the WhatsApp link that starts a conversation; empty without a number. */
export const chatLink = (whatsapp: string): string =>
  whatsapp === '' ? '' : `https://wa.me/${dialled(whatsapp).replace('+', '')}`;

const ARTICLE = /^(Le|Les) (?=\p{Lu})/u;

/** Adds "de": "de Lyon", "du Pouzin". */
export const ofTown = (town: string): string =>
  ARTICLE.test(town) ? town.replace(ARTICLE, (_, article) => (article === 'Le' ? 'du ' : 'des ')) : `de ${town}`;

/** Adds "à": "à Lyon", "au Pouzin". */
export const inTown = (town: string): string =>
  ARTICLE.test(town) ? town.replace(ARTICLE, (_, article) => (article === 'Le' ? 'au ' : 'aux ')) : `à ${town}`;

/** Merges a page's headers: its action's, if any, override its loader's. */
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

/** Returns the cache header of a page: an incomplete page must not be cached. */
export const freshness = (isComplete: boolean): Record<string, string> =>
  isComplete ? {} : { 'Cache-Control': 'no-store' };
