import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#src/api.server.ts';
import routes from '#src/routes.ts';

/** The route table of the public site, as the first specification has it. */
const PUBLIC_ROUTES = [
  '/',
  '/a-propos',
  '/contact',
  '/blog',
  '/blog/:slug',
  '/realisations',
  '/avis',
  '/testimonials',
  '/zones',
  '/tarifs',
  '/services',
  '/services/:slug',
  '/services/lyon',
  '/services/saint-etienne',
  '/services/valence',
  '/services/clermont-ferrand',
  '/services/grenoble',
  '/*',
];

/** Calls that the public site makes. */
const PUBLIC_CALLS = [
  'post /auth/login',
  'post /auth/logout',
  'get /auth/user',
  'post /auth/register',
  'get /services',
  'get /services/slug/{slug}',
  'get /blog',
  'get /blog/{id}',
  'get /blog/slug/{slug}',
  'get /testimonials',
  'get /testimonials/{id}',
  'get /gallery',
  'get /gallery/{id}',
  'post /contact',
  'post /newsletter',
];

/** Every path of a table of routes, those of its children included. */
function pathsOf(entries: RouteConfigEntry[], base = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const own = path === undefined ? base : `${base}/${path}`;
    const isPage = index === true || (path !== undefined && children.length === 0);
    return [...(isPage ? [own === '' ? '/' : own] : []), ...pathsOf(children, own)];
  });
}

describe('what the specification names is there', () => {
  const paths = pathsOf(routes as RouteConfigEntry[]);

  it.each(PUBLIC_ROUTES)('page %s', (path) => {
    expect(paths).toContain(path);
  });

  it.each(PUBLIC_CALLS)('call %s', (call) => {
    expect(ENDPOINTS.map(({ method, path }) => `${method} ${path}`)).toContain(call);
  });
});
