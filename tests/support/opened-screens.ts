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

/** Screens that have every menu of the back office but those of a dialog. */
export const SCREENS_WITH_MENUS = ['/admin/dashboard', '/admin/site/home', '/admin/chat'];
