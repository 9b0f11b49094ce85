import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { href } from '#src/kernel/href.ts';
import { PATH_MAX, type Redirect } from './redirect.contract.ts';

/** Most redirects of a site: all are in memory. */
export const REDIRECTS_MAX = 5_000;

export const redirectNotFound = (): DomainError => new DomainError('not-found', 'Cette redirection n’existe pas.');

export const tooManyRedirects = (): DomainError =>
  new DomainError('conflict', `Le site garde ${REDIRECTS_MAX} redirections au plus : supprimez-en une d’abord.`);

export const sourceTaken = (): DomainError =>
  invalidField('from_path', 'Cette adresse est déjà redirigée : modifiez la redirection existante.');

export const sourceIsLive = (): DomainError =>
  invalidField('from_path', 'Une page du site répond déjà à cette adresse : une redirection la cacherait.');

/** Folders that belong to the product: administration, API, files, customer account, feeds. */
const OWN_FOLDERS = [
  href('/admin'),
  '/api',
  '/media',
  '/illustrations',
  '/apparence',
  '/apercu',
  '/assets',
  '/partage',
  '/carte',
  '/itineraire',
  '/newsletter',
  '/services/ville',
  '/.well-known',
];

/** Pages and files that always exist. */
const OWN_PAGES = [
  '/services',
  '/contact',
  '/discussion',
  '/blog',
  '/blog/flux.xml',
  '/a-propos',
  '/tarifs',
  '/mentions-legales',
  '/confidentialite',
  '/accessibilite',
  '/plan-du-site',
  '/zones',
  '/avis',
  '/testimonials',
  '/realisations',
  '/bientot-en-ligne',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.ico',
  '/healthz',
  '/readyz',
  '/mot-de-passe-oublie',
  '/nouveau-mot-de-passe',
  '/verification',
  '/ce-n-est-pas-moi',
  '/login',
  '/register',
  '/profile',
  '/messages',
  '/quotes',
  '/devis',
  '/facture',
  '/payment',
  '/contrat',
  '/payment-success',
];

/** Returns whether the product itself answers this path, whatever the content of the site is. */
export const isOwnPath = (path: string): boolean =>
  OWN_PAGES.includes(path) || OWN_FOLDERS.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** Base of relative addresses; no site has this name. */
const NOWHERE = 'http://site.invalid';

/** Returns the address, unless it is none of the web. */
function parseAddress(text: string): URL | undefined {
  const url = URL.canParse(text, NOWHERE) ? new URL(text, NOWHERE) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  return isWeb && url?.username === '' && url.password === '' ? url : undefined;
}

/** Returns the form in which paths are compared, `/` for the home page; undefined when the path is badly encoded. */
export function toPath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname).normalize('NFC').toLowerCase().replace(/\/+$/, '') || '/';
    return /[\p{Cc}\\]/u.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

/** A path, without characters that a browser would drop and that make it another address. */
const isRooted = (text: string): boolean => /^\/(?![/\\])\P{Cc}*$/u.test(text);

/** Reads the old address: a path, or the whole address of the old site. @throws for an address that cannot be one. */
export function readSource(text: string): string {
  const url = isRooted(text) || /^https?:\/\//i.test(text) ? parseAddress(text) : undefined;
  const path = url && toPath(url.pathname);
  if (path === undefined || path === '/') {
    throw invalidField('from_path', 'Écrivez l’ancienne adresse, par exemple /nos-services/charpente/.');
  }
  if (path.length > PATH_MAX) throw invalidField('from_path', `Adresse trop longue : ${PATH_MAX} caractères au plus.`);
  return path;
}

/** Reads the new address: a path of this site, never another host. @throws for every other address. */
export function readTarget(text: string): string {
  const url = isRooted(text) && !text.includes('\\') ? parseAddress(text) : undefined;
  const path = url && toPath(url.pathname);
  if (url?.origin !== NOWHERE || path === undefined || !isRooted(path)) {
    throw invalidField('to_path', 'Écrivez une adresse de ce site, par exemple /services/couverture.');
  }
  const target = `${url.pathname}${url.search}${url.hash}`;
  if (target.length > PATH_MAX) throw invalidField('to_path', `Adresse trop longue : ${PATH_MAX} caractères au plus.`);
  return target;
}

/** Returns the path under which the target of a redirect could itself be redirected. */
export const targetPath = (target: string): string => toPath(target.replace(/[?#].*$/s, '')) ?? '/';

type Line = Pick<Redirect, 'from_path' | 'to_path'>;

/**
 * Returns the last page of the chain that begins with this redirect, so that a visitor is sent once.
 * @throws when the chain returns to its beginning.
 */
export function finalTarget({ from_path, to_path }: Line, others: ReadonlyMap<string, string>): string {
  let target = to_path;
  for (const seen = new Set([from_path]); ; ) {
    const path = targetPath(target);
    if (seen.has(path)) throw invalidField('to_path', 'Cette redirection tournerait en rond.');
    seen.add(path);
    const next = others.get(path);
    if (next === undefined) return target;
    target = next;
  }
}
