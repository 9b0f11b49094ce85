import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { SPECULATION_RULES } from '../islands/speculation-rules.ts';

const YEAR_SECONDS = 31_536_000;
/** Of every answer where HTTPS is the public address. */
export const STRICT_TRANSPORT = `max-age=${YEAR_SECONDS}; includeSubDomains`;

/** Own page in an own frame: the only documents that may be framed, by this site alone. */
const FRAMED_PATHS = '/itineraire/';

/** Of every answer. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=(), payment=()',
};

/** The one inline script, which is data, by its fingerprint. */
const RULES_HASH = `'sha256-${createHash('sha256').update(SPECULATION_RULES).digest('base64')}'`;

const DOCUMENT = [
  "default-src 'none'",
  `script-src 'self' ${RULES_HASH}`,
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
];
const REQUIRE_TRUSTED_TYPES = "require-trusted-types-for 'script'";
const TRUSTED_TYPES = [REQUIRE_TRUSTED_TYPES, "trusted-types 'none'"];
/** The name of the one policy that `entry.client` makes. */
const ONE_POLICY = [REQUIRE_TRUSTED_TYPES, 'trusted-types default'];

/** JSON, files, media: nothing they contain may run or be framed. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

let development = false;

/** Development only: Vite writes style elements and listens on a web socket. */
export function relaxForDevelopment(): void {
  development = true;
}

const policy = (directives: string[], changes: Record<string, string>): string =>
  directives.map((directive) => changes[directive.split(' ')[0] ?? ''] ?? directive).join('; ');

const DEVELOPMENT = { 'style-src': "style-src 'self' 'unsafe-inline'", 'connect-src': "connect-src 'self' ws:" };

/** Policy of a still page: no inline script that runs, no inline style, no string becomes markup. */
export const documentPolicy = (): string =>
  development ? policy(DOCUMENT, DEVELOPMENT) : policy([...DOCUMENT, ...TRUSTED_TYPES], {});

/** Policy of a hydrated page: React Router's scripts by nonce, Mantine's inline styles, no string becomes an element. */
export const hydratedPolicy = (nonce: string): string =>
  policy(development ? DOCUMENT : [...DOCUMENT, ...ONE_POLICY], {
    ...(development ? DEVELOPMENT : {}),
    'script-src': `script-src 'self' 'nonce-${nonce}'`,
    'style-src': "style-src 'self' 'unsafe-inline'",
  });

const STRIPE = 'https://js.stripe.com https://*.js.stripe.com';

/**
 * Of the one page with Stripe's fields: its script, its frames and its calls. Stripe's script makes markup of strings,
 * its bank windows answer the page that opened them.
 */
export const stripeHeaders = (nonce: string): Record<string, string> => ({
  'Content-Security-Policy': policy(DOCUMENT, {
    ...(development ? DEVELOPMENT : {}),
    'script-src': `script-src 'self' 'nonce-${nonce}' ${STRIPE}`,
    'style-src': "style-src 'self' 'unsafe-inline'",
    'connect-src': `connect-src 'self' https://api.stripe.com${development ? ' ws:' : ''}`,
    'frame-src': `frame-src 'self' ${STRIPE} https://hooks.stripe.com`,
  }),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=(), payment=(self "https://js.stripe.com")',
});

/** Policy of a still page with a map library: pictures of one other host, and markup that the library makes. */
export const mapPolicy = (tiles: string): string =>
  policy(DOCUMENT, { ...(development ? DEVELOPMENT : {}), 'img-src': `img-src 'self' data: ${tiles}` });

/**
 * Completes every answer; what a door has set itself stays.
 * @param publicUrl the address people use: HTTPS is enforced only when it is one.
 */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const always = Object.entries({
    ...COMMON_HEADERS,
    ...(publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': STRICT_TRANSPORT,
    }),
  });
  return async (request, next) => {
    await next();
    const { path } = request.req;
    const { headers } = request.res;
    const missing = (name: string, value: string): void => {
      if (!headers.has(name)) headers.set(name, value);
    };
    for (const [name, value] of always) missing(name, value);
    missing(
      'Referrer-Policy',
      isSecretAddress(path, request.req.url) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    );
    if (isUnder(path, '/api') || isUnder(path, '/admin')) missing('X-Robots-Tag', 'noindex');
    const isDocument = headers.get('Content-Type')?.startsWith('text/html') ?? false;
    missing('Content-Security-Policy', isDocument ? documentPolicy() : CLOSED_POLICY);
    const framed = isDocument && path.startsWith(FRAMED_PATHS);
    missing('X-Frame-Options', framed ? 'SAMEORIGIN' : 'DENY');
    if (framed) {
      const own = headers.get('Content-Security-Policy') ?? '';
      headers.set('Content-Security-Policy', own.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
    }
  };
}

export const isUnder = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** Addresses that carry a mailed token or a payment's number, and the back office's, are told to nobody. */
const isSecretAddress = (path: string, url: string): boolean =>
  isUnder(path, '/admin') || isUnder(path, '/payment') || path === '/payment-success' || /[?&]token=/.test(url);
