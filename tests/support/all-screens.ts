import type { RouteConfigEntry } from '@react-router/dev/routes';
import { TAB_NAMES } from '#src/domains/settings/admin/settings-tabs.ts';
import routes from '#src/routes.ts';
import { OPENED_DIALOGS, OPENED_RECORDS, SCREENS } from './opened-screens.ts';

/** Who looks at a screen: without a session, a customer with records, an administrator. */
export type Reader = 'visitor' | 'customer' | 'office';

/** Paths of the route table that no picture is taken of, with the reason. */
export const WITHOUT_PICTURE: Record<string, string> = {
  '/blog/flux.xml': 'a file',
  '/carte/:ground': 'a picture',
  '/apparence/:file': 'a style sheet',
  '/robots.txt': 'a file',
  '/sitemap.xml': 'a file',
  '/.well-known/security.txt': 'a file',
  '/.well-known/change-password': 'leads to the page of the password',
  '/partage/*': 'a picture',
  '/bientot-en-ligne': 'leads to the home page once the site is published',
  '/itineraire/carte': 'needs tiles of another host',
  '/services/:slug': 'in the site map',
  '/services/ville/:slug': 'in the site map, under the address that visitors see',
  '/blog/:slug': 'in the site map',
  '/apercu/:page': 'shown in the frame of the editor',
  '/apercu/ville/:slug': 'shown in the frame of the editor',
  '/admin': 'leads to the first screen of the signed-in user',
};

const toPaths = (entries: readonly RouteConfigEntry[], base = ''): string[] =>
  entries.flatMap(({ path, index, children = [] }) => {
    const whole = path === undefined ? base : `${base}/${path}`;
    const isPage = children.length === 0 || index === true;
    return [...(isPage ? [whole === '' ? '/' : whole] : []), ...toPaths(children, whole)];
  });

/** Every path of the route table, with `:name` for a parameter. */
export const ROUTE_PATHS = [...new Set(toPaths(routes))];

const APP_PATHS = toPaths(routes.filter(({ file }) => /(account|admin)-layout\.tsx$/.test(file)));

/** Pages of the site that have one address; the others are in its site map. */
export const SITE_PAGES = [
  ...ROUTE_PATHS.filter(
    (path) => !/[:*]/.test(path) && !APP_PATHS.includes(path) && WITHOUT_PICTURE[path] === undefined,
  ),
  '/nulle-part',
];

/** Addresses by reader; `{name}` stands for what `openCustomer` returns. */
export const SCREENS_OF: Record<Reader, string[]> = {
  visitor: ['/login', '/register', '/quotes', '/devis?token={token}', '/admin/login', '/admin/login/openid'],
  customer: [
    ...['/profile', '/messages', '/quotes', '/contrat?quoteId={quote}', '/facture', '/facture?id={invoice}'],
    ...['/payment', '/payment?token={payment}', '/payment-success?transactionId={transaction}'],
  ],
  office: [
    ...SCREENS,
    ...OPENED_RECORDS,
    ...OPENED_DIALOGS,
    ...['/admin/newsletter?view=1', '/admin/redirects?view=1'],
    ...TAB_NAMES.map((tab) => `/admin/settings?tab=${tab}`),
    ...['securite', 'activite', 'parametres'].map((tab) => `/admin/profile?onglet=${tab}`),
  ],
};
