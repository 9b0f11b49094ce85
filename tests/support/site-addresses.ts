import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#src/routes.ts';
import { pathsOfSitemap } from './sitemap.ts';

/** Addresses that no page links and no route names. */
const FILES = [
  '/site.webmanifest',
  '/admin/manifest.webmanifest',
  '/healthz',
  '/api/openapi.json',
  '/adresse-inconnue',
];
/** Built files and pictures: they hold no text of the site. */
const NO_TEXT = /^\/(assets|media|illustrations|partage)\//;
const LINK = /\s(?:href|src|action|content)="([^"]+)"|"url":"([^"]+)"/g;

/** Returns the paths of a table of routes, with the values of its parameters. */
function toPaths(entries: readonly RouteConfigEntry[], values: Record<string, readonly string[]>, base = ''): string[] {
  const fill = (path: string): string[] => {
    const [whole, name = ''] = /:(\w+)|\*/.exec(path) ?? [];
    return whole === undefined ? [path] : (values[name] ?? ['1']).flatMap((value) => fill(path.replace(whole, value)));
  };
  return entries.flatMap(({ path = '', index, children = [] }) => {
    const whole = path === '' ? base : `${base}/${path}`;
    const isPage = children.length === 0 || index === true;
    return [...(isPage ? fill(whole === '' ? '/' : whole) : []), ...toPaths(children, values, whole)];
  });
}

/** Returns the addresses of this site that a document names. */
export function toLinks(html: string, origin: string): string[] {
  const named = [...html.matchAll(LINK)].map(([, attribute, property]) => attribute ?? property ?? '');
  return named.flatMap((name) => {
    const url = URL.parse(name.replaceAll('&amp;', '&'), origin);
    return url?.origin === origin && !NO_TEXT.test(url.pathname) ? [url.pathname + url.search] : [];
  });
}

/** Returns where a crawl of a whole site begins: its site map, every route with these values, files, data of pages. */
export async function findStarts(origin: string, values: Record<string, readonly string[]>): Promise<string[]> {
  const pages = [...new Set([...(await pathsOfSitemap(origin)), ...toPaths(routes, values)])];
  return [...pages, ...pages.map((path) => `${path === '/' ? '/_root' : path}.data`), ...FILES];
}
