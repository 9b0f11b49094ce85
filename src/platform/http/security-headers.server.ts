import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { perApp } from '../app-state.server.ts';
import { getAudience } from '../audience/audience.server.ts';
import { SPECULATION_RULES } from '../islands/speculation-rules.ts';

const YEAR_SECONDS = 31_536_000;
/** Header of every response where the public address uses HTTPS. */
export const STRICT_TRANSPORT = `max-age=${YEAR_SECONDS}; includeSubDomains`;

/** Headers of every response. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=(), payment=()',
};

const USUAL_REFERRER = 'strict-origin-when-cross-origin';

/** Hash of the only inline script, which contains data. */
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
/** Name of the only Trusted Types policy, which `entry.client` creates. */
const ONE_POLICY = [REQUIRE_TRUSTED_TYPES, 'trusted-types default'];

/** Policy of JSON, files and media: their content must not run or be framed. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

const mode = perApp(() => ({ isDevelopment: false }));

/** Allows Vite's style elements and web socket, in development only. */
export function relaxForDevelopment(): void {
  mode().isDevelopment = true;
}

const policy = (directives: string[], changes: Record<string, string>): string =>
  directives.map((directive) => changes[directive.split(' ')[0] ?? ''] ?? directive).join('; ');

/** Lets a public page report visits to the service that counts them. */
function withAudience(): Record<string, string> {
  const audience = getAudience();
  return audience === undefined ? {} : { 'connect-src': `connect-src 'self' ${new URL(audience.address).origin}` };
}

const DEVELOPMENT = { 'style-src': "style-src 'self' 'unsafe-inline'", 'connect-src': "connect-src 'self' ws:" };

/**
 * Policy of a static document: no executable inline script, no string as markup.
 * @param styles sources of its style elements; no other inline style is allowed.
 */
export const documentPolicy = (styles: readonly string[] = []): string =>
  mode().isDevelopment
    ? policy(DOCUMENT, DEVELOPMENT)
    : policy([...DOCUMENT, ...TRUSTED_TYPES], {
        ...withAudience(),
        'style-src': ["style-src 'self'", ...styles].join(' '),
      });

/** Policy of a hydrated page: React Router's scripts by nonce, Mantine's inline styles, no string as markup. */
export const hydratedPolicy = (nonce: string): string =>
  policy(mode().isDevelopment ? DOCUMENT : [...DOCUMENT, ...ONE_POLICY], {
    ...(mode().isDevelopment ? DEVELOPMENT : {}),
    'script-src': `script-src 'self' 'nonce-${nonce}'`,
    'style-src': "style-src 'self' 'unsafe-inline'",
  });

const STRIPE = 'https://js.stripe.com https://*.js.stripe.com';

/**
 * Headers of the only page with Stripe's fields: allow its script, frames and calls. Stripe's script creates markup
 * from strings, and the bank's windows send messages to the page that opened them.
 */
export const stripeHeaders = (nonce: string): Record<string, string> => ({
  'Content-Security-Policy': policy(DOCUMENT, {
    ...(mode().isDevelopment ? DEVELOPMENT : {}),
    'script-src': `script-src 'self' 'nonce-${nonce}' ${STRIPE}`,
    'style-src': "style-src 'self' 'unsafe-inline'",
    'connect-src': `connect-src 'self' https://api.stripe.com${mode().isDevelopment ? ' ws:' : ''}`,
    'frame-src': `frame-src 'self' ${STRIPE} https://hooks.stripe.com`,
  }),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=(), payment=(self "https://js.stripe.com")',
});

/** Policy of a static document with a map library: images of one other host, and markup created by the library. */
export const mapPolicy = (tiles: string): string =>
  policy(DOCUMENT, {
    ...(mode().isDevelopment ? DEVELOPMENT : withAudience()),
    'img-src': `img-src 'self' data: ${tiles}`,
  });

const commonHeaders = (publicUrl: string): Record<string, string> => ({
  ...COMMON_HEADERS,
  ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': STRICT_TRANSPORT }),
});

/** Returns the headers of an answer that no app adds headers to, and that is no document. */
export const closedHeaders = (publicUrl: string): Record<string, string> => ({
  ...commonHeaders(publicUrl),
  'Referrer-Policy': USUAL_REFERRER,
  'Content-Security-Policy': CLOSED_POLICY,
  'X-Frame-Options': 'DENY',
});

export interface HeaderPaths {
  /** Beginnings of the paths of documents that may be framed, and only by this site. */
  framed?: readonly string[];
  /** Paths that must not be sent as a referrer, with all paths under them; the back office always. */
  secret?: readonly string[];
}

/**
 * Adds the headers to every response; headers set by an entry point stay.
 * @param publicUrl public address: HTTPS is enforced only when it uses HTTPS.
 */
export function securityHeaders(publicUrl: string, { framed = [], secret = [] }: HeaderPaths = {}): MiddlewareHandler {
  const isSecret = (path: string): boolean => ['/admin', ...secret].some((folder) => isUnder(path, folder));
  const always = Object.entries(commonHeaders(publicUrl));
  return async (request, next) => {
    await next();
    const { path } = request.req;
    const { headers } = request.res;
    const missing = (name: string, value: string): void => {
      if (!headers.has(name)) headers.set(name, value);
    };
    for (const [name, value] of always) missing(name, value);
    missing('Referrer-Policy', hasToken(request.req.url) || isSecret(path) ? 'no-referrer' : USUAL_REFERRER);
    if (isUnder(path, '/api') || isUnder(path, '/admin')) missing('X-Robots-Tag', 'noindex');
    const isDocument = headers.get('Content-Type')?.startsWith('text/html') ?? false;
    missing('Content-Security-Policy', isDocument ? documentPolicy() : CLOSED_POLICY);
    const isFramed = isDocument && framed.some((folder) => path.startsWith(folder));
    missing('X-Frame-Options', isFramed ? 'SAMEORIGIN' : 'DENY');
    if (isFramed) {
      const own = headers.get('Content-Security-Policy') ?? '';
      headers.set('Content-Security-Policy', own.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
    }
  };
}

export const isUnder = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** Returns whether an address contains a token of an email. */
const hasToken = (url: string): boolean => /[?&]token=/.test(url);
