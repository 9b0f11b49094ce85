import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#src/app/api.server.ts';
import routes from '#src/routes.ts';

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
  '/services/ville/:slug',
  '/*',
];

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

/** Calls of the back office, by screen. */
const ADMIN_CALLS = [
  'get /admin/dashboard',
  'get /admin/dashboard/export',
  'get /admin/search',
  'get /admin/quotes',
  'post /admin/quotes',
  'get /admin/quotes/{id}',
  'put /admin/quotes/{id}',
  'delete /admin/quotes/{id}',
  'put /admin/quotes/{id}/status',
  'get /admin/quotes/{id}/pdf',
  'post /admin/quotes/{id}/send',
  'get /admin/blog',
  'get /admin/blog/{id}',
  'post /admin/blog',
  'put /admin/blog/{id}',
  'delete /admin/blog/{id}',
  'get /admin/blog/category/{category}',
  'get /admin/services',
  'post /admin/services',
  'put /admin/services/{id}',
  'post /admin/services/{id}',
  'delete /admin/services/{id}',
  'put /admin/services/{id}/toggle-status',
  'get /admin/testimonials',
  'get /admin/testimonials/{id}',
  'post /admin/testimonials',
  'put /admin/testimonials/{id}',
  'delete /admin/testimonials/{id}',
  'get /admin/newsletter',
  'get /admin/activity',
  'get /admin/contact',
  'get /admin/contact/status/{status}',
  'get /admin/contact/unread',
  'get /admin/contact/{id}',
  'put /admin/contact/{id}',
  'delete /admin/contact/{id}',
  'post /admin/contact/{id}/reply',
  'post /admin/contact/bulk',
  'get /admin/notifications',
  'put /admin/notifications/{id}/read',
  'put /admin/notifications/read-all',
  'delete /admin/notifications/{id}',
  'get /admin/events',
  'get /admin/settings',
  'put /admin/settings/{group}',
  'get /admin/settings/export',
  'post /admin/settings/import',
  'get /admin/gallery',
  'get /admin/gallery/{id}',
  'post /admin/gallery',
  'put /admin/gallery/{id}',
  'delete /admin/gallery/{id}',
  'get /admin/gallery/category/{category}',
  'get /admin/orders',
  'get /admin/orders/{id}',
  'post /admin/orders',
  'put /admin/orders/{id}',
  'delete /admin/orders/{id}',
  'put /admin/orders/{id}/status',
  'get /admin/orders/statistics',
  'get /admin/orders/{id}/invoice',
  'post /admin/quotes/{id}/convert',
];

/** Calls of the payments, on both sides. */
const PAYMENT_CALLS = [
  'post /payment/process',
  'post /payment/{transactionId}/confirm',
  'get /payment/{transactionId}',
  'get /payments',
  'get /admin/payments',
  'put /admin/payments/{id}/status',
  'delete /admin/payments/{id}',
];

const CHAT_CALLS = [
  'get /chat/sessions',
  'get /chat/messages/{session_id}',
  'post /chat/message',
  'put /chat/mark-read/{session_id}',
  'post /chat/session',
];

const ACCOUNT_CALLS = [
  'post /auth/forgot-password',
  'post /auth/reset-password',
  'put /auth/profile',
  'put /auth/password',
  'post /auth/avatar',
  'get /auth/sessions',
  'delete /auth/sessions/{id}',
  'post /auth/two-factor/setup',
  'post /auth/two-factor/enable',
  'post /auth/two-factor/disable',
  'post /auth/two-factor/challenge',
  'get /user/export',
  'delete /user/account',
  'get /admin/users',
  'get /admin/users/{id}',
  'post /admin/users',
  'put /admin/users/{id}',
  'delete /admin/users/{id}',
  'get /admin/users/role/{role}',
  'put /admin/users/{id}/toggle-status',
];

const CUSTOMER_CALLS = [
  'post /auth/verify-email',
  'post /auth/resend-verification',
  'get /user/messages',
  'get /user/messages/{id}',
  'post /user/messages',
  'get /user/quotes',
];

const CUSTOMER_PAGES = [
  '/login',
  '/register',
  '/profile',
  '/quotes',
  '/messages',
  '/payment',
  '/payment-success',
  '/facture',
];

const ADMIN_PAGES = [
  'login',
  'dashboard',
  'quotes',
  'testimonials',
  'blog',
  'gallery',
  'services',
  'contact',
  'orders',
  'users',
  'settings',
  'profile',
  'payments',
  'chat',
].map((screen) => `/admin/${screen}`);

/** Returns every path of a route table, including child routes. */
function getPaths(entries: RouteConfigEntry[], base = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const own = path === undefined ? base : `${base}/${path}`;
    const isPage = index === true || (path !== undefined && children.length === 0);
    return [...(isPage ? [own === '' ? '/' : own] : []), ...getPaths(children, own)];
  });
}

describe('required routes', () => {
  const paths = getPaths(routes as RouteConfigEntry[]);

  it.each([...PUBLIC_ROUTES, ...CUSTOMER_PAGES, ...ADMIN_PAGES])('contains the page %s', (path) => {
    expect(paths).toContain(path);
  });

  it.each([...PUBLIC_CALLS, ...ADMIN_CALLS, ...PAYMENT_CALLS, ...CHAT_CALLS, ...ACCOUNT_CALLS, ...CUSTOMER_CALLS])(
    'contains the call %s',
    (call) => {
      expect(ENDPOINTS.map(({ method, path }) => `${method} ${path}`)).toContain(call);
    },
  );

  it('keeps no fixed page at an address that a service could take', () => {
    expect(paths.filter((path) => /^\/services\/[^:/]+$/.test(path))).toEqual([]);
  });
});
