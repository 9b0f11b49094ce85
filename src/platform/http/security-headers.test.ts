import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { hydratedPolicy, mapPolicy, securityHeaders, stripeHeaders } from './security-headers.server.ts';

const answering = (publicUrl: string) => {
  const app = new Hono();
  app.use(securityHeaders(publicUrl, { framed: ['/frames/'], secret: ['/secret'] }));
  app.get('/api/x', (request) => request.json({}));
  app.get('/admin/app', (request) => {
    request.header('Content-Security-Policy', hydratedPolicy('abc'));
    return request.html('<p>');
  });
  app.get('/broken', () => {
    throw new Error('planted fault');
  });
  app.get('/moved', (request) => request.redirect('/'));
  app.get('*', (request) => request.html('<p>'));
  app.onError((_error, request) => request.text('no', 500));
  return async (path: string) => (await app.request(path)).headers;
};

const ask = answering('http://localhost:3000');

describe('securityHeaders', () => {
  test.each(['/', '/api/x', '/admin/app', '/broken', '/moved', '/assets/none.js'])(
    'sends the common headers with %s',
    async (path) => {
      const headers = await ask(path);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      expect(headers.get('Permissions-Policy')).toContain('geolocation=()');
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('Referrer-Policy')).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
      expect(headers.has('X-Powered-By')).toBe(false);
      expect(headers.has('Strict-Transport-Security')).toBe(false);
    },
  );

  test('allows a document only its own scripts and no markup from strings', async () => {
    const policy = (await ask('/')).get('Content-Security-Policy') ?? '';
    expect(policy).not.toMatch(/unsafe|nonce|\*/);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  });

  test('keeps the policy of a hydrated page: scripts by nonce, inline styles', async () => {
    const policy = (await ask('/admin/app')).get('Content-Security-Policy') ?? '';
    expect(policy).toContain("script-src 'self' 'nonce-abc';");
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  });

  test('allows a map page one other host, for images only', () => {
    const policy = mapPolicy('https://tiles.example');
    expect(policy).toContain("img-src 'self' data: https://tiles.example;");
    expect(policy.match(/https:/g)).toHaveLength(1);
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).not.toMatch(/unsafe|trusted-types/);
  });

  test('allows no scripts in responses that are not documents', async () => {
    expect((await ask('/api/x')).get('Content-Security-Policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
  });

  test('enforces HTTPS when the public address uses it', async () => {
    const headers = await answering('https://toitures.example')('/');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  });

  test('keeps search engines out of the API and the back office', async () => {
    expect((await ask('/api/x')).get('X-Robots-Tag')).toBe('noindex');
    expect((await ask('/admin/app')).get('X-Robots-Tag')).toBe('noindex');
    expect((await ask('/')).has('X-Robots-Tag')).toBe(false);
  });

  test('sends no referrer from the back office and from addresses with an emailed token', async () => {
    expect((await ask('/admin/app')).get('Referrer-Policy')).toBe('no-referrer');
    expect((await ask('/newsletter/confirmation?token=x')).get('Referrer-Policy')).toBe('no-referrer');
  });

  test('allows only documents of the named folders to be framed, by this site', async () => {
    const headers = await ask('/frames/one');
    expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
    expect((await ask('/frames')).get('X-Frame-Options')).toBe('DENY');
  });

  test('allows Stripe’s script, frames and calls by name, and no other host', () => {
    const headers = stripeHeaders('abc');
    const policy = headers['Content-Security-Policy'] ?? '';
    expect(policy).toContain("script-src 'self' 'nonce-abc' https://js.stripe.com https://*.js.stripe.com;");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy).toContain(
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;",
    );
    expect(policy).toContain("default-src 'none'");
    expect(headers['Permissions-Policy']).toContain('payment=(self "https://js.stripe.com")');
  });

  test.each(['/secret', '/secret/12', '/page?token=x'])('sends no referrer from %s', async (path) => {
    expect((await ask(path)).get('Referrer-Policy')).toBe('no-referrer');
  });
});
