import { describe, expect, it } from 'vitest';
import { createRouteTable } from './route-table.server.ts';

const routeAt = createRouteTable(
  ['/', '/services', '/services/:slug', '/partage/*', '/api/admin/quotes/{id}', '/api/admin/quotes/export', '/admin'],
  (path) => path.startsWith('/assets/'),
);

describe('createRouteTable', () => {
  it.each([
    ['/', '/'],
    ['/?utm=1', '/'],
    ['/_root.data', '/'],
    ['/services', '/services'],
    ['/Services/', '/services'],
    ['/services.data?_routes=x', '/services'],
    ['/services/zinguerie', '/services/{slug}'],
    ['/services/a%20b', '/services/{slug}'],
    ['/partage/blog/toit.jpg', '/partage/*'],
    ['/api/admin/quotes/12', '/api/admin/quotes/{id}'],
    ['/api/admin/quotes/export', '/api/admin/quotes/export'],
    ['/assets/root-1a2b.js', 'file'],
  ])('names the route of %s: %s', (target, route) => {
    expect(routeAt(target)).toBe(route);
  });

  it.each(['/wp-login.php', '/services/a/b', '/api/admin/quotes', '*', '', 'http://other.example/'])(
    'names no route for %j, so that invented paths share one label',
    (target) => {
      expect(routeAt(target)).toBe('unknown');
    },
  );
});
