import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#src/routes.ts';

const getChildren = (entry: RouteConfigEntry): RouteConfigEntry[] => [
  entry,
  ...(entry.children ?? []).flatMap(getChildren),
];

/** Every screen whose address has no parameters: a new screen is tested without being named here. */
export const SCREENS = (routes as RouteConfigEntry[])
  .flatMap(getChildren)
  .filter(({ path }) => path === 'admin')
  .flatMap(({ children = [] }) => children)
  .flatMap(({ path }) => (path === undefined || path.includes(':') ? [] : [`/admin/${path}`]));

const VIEWED = ['contact', 'services', 'orders', 'gallery', 'testimonials', 'places', 'users', 'quotes'];
const CREATED = [
  ...['services', 'orders', 'gallery', 'testimonials', 'places', 'users', 'quotes'],
  ...['redirects', 'payments'],
];

/** Addresses that open a dialog over a list of the demonstration. */
export const OPENED_DIALOGS = [
  ...VIEWED.map((screen) => `/admin/${screen}?view=1`),
  ...CREATED.map((screen) => `/admin/${screen}?new=1`),
  ...['/admin/services?edit=1', '/admin/quotes?edit=2'],
];

/** Screens of one record, and further addresses that open one over its list. */
export const OPENED_RECORDS = [
  ...['/admin/blog/1', '/admin/blog/new', '/admin/blog?view=1', '/admin/payments?view=1', '/admin/orders/1/facture'],
  ...['/admin/site/home', '/admin/places/1/page', '/admin/payments/account?quoteId=1', '/admin/aide/domaine'],
];

/** Dialogs without an address: the screen, and the name of the button that opens them. */
export const PRESSED_DIALOGS = [
  ['/admin/settings/webhooks', /^Nouveau webhook$/],
  ['/admin/profile?onglet=securite', /^Nouveau jeton$/],
  ['/admin/testimonials', /^Supprimer l’avis/],
] as const;

interface Overlay {
  /** Address of the screen below it. */
  path: string;
  /** The only size of window that has it. */
  view?: 'desktop' | 'phone';
  /** Name of the button, or the key as text, that opens it. */
  by: RegExp | string;
  /** Selector of what shows then. */
  shows: string;
}

const DIALOG = '[role=dialog]';

/** What else opens over a screen or a dialog, and has no address either. */
export const OVERLAYS: readonly Overlay[] = [
  { path: '/admin/contact', by: '?', shows: DIALOG },
  { path: '/admin/contact', view: 'phone', by: /^Filtres/, shows: DIALOG },
  { path: '/admin/contact?view=1', by: /^Répondre$/, shows: `${DIALOG} textarea` },
  { path: '/admin/dashboard', view: 'phone', by: /^Plus$/, shows: 'nav[aria-label=Administration]' },
  { path: '/admin/dashboard', by: /^Rechercher/, shows: DIALOG },
  { path: '/admin/dashboard', by: /^Notifications/, shows: DIALOG },
  { path: '/admin/quotes?new=1', by: /^Depuis un modèle$/, shows: '[role=menu]' },
  { path: '/admin/services?view=1', by: /^Supprimer/, shows: `${DIALOG} button[data-autofocus]` },
  { path: '/admin/testimonials', view: 'desktop', by: /^Importer/, shows: DIALOG },
];

/** Screens that have every menu of the back office but those of a dialog. */
export const SCREENS_WITH_MENUS = ['/admin/dashboard', '/admin/site/home', '/admin/chat', '/admin/invoices'];
