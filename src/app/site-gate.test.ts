import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeSiteState } from '#src/domains/settings/site-state.internal.server.ts';
import { PREVIEW_COOKIE, sealPreview } from '#src/domains/setup/preview.internal.server.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { documentPolicy } from '#src/platform/http/security-headers.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { COMING_SOON, siteGate, unlessUncached } from './site-gate.server.ts';

useDatabase();

const app = new Hono<{ Variables: { renderedTarget: string } }>();
app.use(siteGate((path) => path === '/assets/a.js'));
app.use(
  unlessUncached(async (request, next) => {
    await next();
    request.header('X-Cached', '1');
  }),
);
app.all('*', (request) => {
  request.header('Content-Security-Policy', documentPolicy());
  return request.text(request.get('renderedTarget') ?? 'as asked');
});

const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await app.request(path, init);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};
const withCookie = (value: string) => ({ headers: { cookie: `${PREVIEW_COOKIE}=${value}` } });

describe('siteGate', () => {
  it('lets everything pass on a published site', async () => {
    expect(await ask('/services')).toMatchObject({ status: 200, text: 'as asked' });
    expect(await ask('/api/contact', { method: 'POST' })).toMatchObject({ status: 200 });
    expect((await ask('/')).headers.get('X-Cached')).toBe('1');
  });

  it('lets the administration frame the pages of a published site', async () => {
    const { headers } = await ask('/services', withCookie(sealPreview(isoIn(60))));
    expect([headers.get('X-Frame-Options'), headers.get('X-Cached')]).toEqual(['SAMEORIGIN', null]);
    const { headers: expired } = await ask('/services', withCookie(sealPreview(isoIn(-1))));
    expect([expired.get('X-Frame-Options'), expired.get('X-Cached')]).toEqual([null, '1']);
  });

  describe('before the site is published', () => {
    beforeEach(() => storeSiteState({ state: 'setup' }));

    it.each([
      ...[
        '/',
        '/services',
        '/services/zinguerie',
        '/blog',
        '/blog/flux.xml',
        '/SERVICES',
        '//services',
        '/administration',
      ],
      ...['/services.data', '/_root.data', '/partage/x.jpg', '/itineraire/cadre', '/mentions-legales', '/newsletter'],
    ])('shows the page that the site opens soon at %s, and stores nothing', async (path) => {
      const { text, headers } = await ask(path);
      expect(text).toBe(COMING_SOON);
      expect(headers.get('X-Cached')).toBeNull();
    });

    it('answers a sent form of a public page in the same way', async () => {
      expect(await ask('/contact', { method: 'POST', body: 'x' })).toMatchObject({ text: COMING_SOON });
    });

    it.each([
      ...['/admin/login', '/admin', '/api/auth/login', '/api/openapi.json', '/media/a.webp', '/healthz', '/readyz'],
      ...['/robots.txt', '/sitemap.xml', '/assets/a.js', '/devis', '/facture', '/payment', '/payment.data'],
      ...['/nouveau-mot-de-passe', '/verification', '/newsletter/confirmation', '/newsletter/desinscription'],
    ])('leaves %s open', async (path) => {
      expect(await ask(path)).toMatchObject({ text: 'as asked' });
    });

    it.each([
      ['GET', '/api/services'],
      ['GET', '/api/blog/slug/mousse'],
      ['POST', '/api/contact'],
      ['POST', '/api/newsletter'],
      ['POST', '/api/chat/session'],
      ['POST', '/api/chat/message'],
    ])('refuses %s %s with 503 and a sentence', async (method, path) => {
      const { status, text, headers } = await ask(path, { method });
      expect(status).toBe(503);
      expect(JSON.parse(text)).toEqual({ success: false, message: expect.stringMatching(/pas encore en ligne/) });
      expect(headers.get('Retry-After')).toBe('86400');
    });

    it('shows the real pages to a preview, which is never stored and framed by this site alone', async () => {
      const { text, headers } = await ask('/services', withCookie(sealPreview(isoIn(60))));
      expect(text).toBe('as asked');
      expect(headers.get('X-Cached')).toBeNull();
      expect(headers.get('Cache-Control')).toBe('private, no-store');
      expect(headers.get('X-Robots-Tag')).toBe('noindex');
      expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
    });

    it('refuses an expired preview and a forged one', async () => {
      expect(await ask('/services', withCookie(sealPreview(isoIn(-1))))).toMatchObject({ text: COMING_SOON });
      expect(await ask('/services', withCookie('sealed.1.00000000.AAAA'))).toMatchObject({ text: COMING_SOON });
    });

    it('refuses what a preview sends as a visitor', async () => {
      const sent = { method: 'POST', ...withCookie(sealPreview(isoIn(60))) };
      expect(await ask('/api/contact', sent)).toMatchObject({ status: 503 });
    });
  });
});
