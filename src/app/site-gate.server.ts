import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { isSitePublished } from '#src/domains/settings/setting.internal.server.ts';
import { isHiddenDemo } from '#src/domains/setup/demo-company.internal.server.ts';
import { isPreview, PREVIEW_COOKIE } from '#src/domains/setup/preview.internal.server.ts';
import { href } from '#src/kernel/href.ts';
import { isUnder } from '#src/platform/http/security-headers.server.ts';

/** Page that visitors see in place of every other one until the site is published. */
export const COMING_SOON = '/bientot-en-ligne';

const DAY_SECONDS = 86_400;
const CLOSED = 'Le site n’est pas encore en ligne. Revenez bientôt.';

/** Paths that stay open: administration, files, probes, crawlers' files, and what customers receive by email. */
const OPEN = [
  href('/admin'),
  '/api',
  '/media',
  '/illustrations',
  '/apparence',
  // Previews of drafts ask for a token of their own.
  '/apercu',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known',
  ...['/login', '/register', '/profile', '/messages', '/quotes', '/contrat'],
  ...['/devis', '/facture', '/payment', '/payment-success'],
  ...['/newsletter/confirmation', '/newsletter/desinscription'],
  ...['/mot-de-passe-oublie', '/nouveau-mot-de-passe', '/verification', '/ce-n-est-pas-moi'],
];

/** Public content and what visitors send, below `/api`. */
const CLOSED_READS = ['/api/services', '/api/blog', '/api/gallery', '/api/testimonials'];
const CLOSED_SENDS = ['/api/contact', '/api/newsletter', '/api/chat/session', '/api/chat/message'];

const isIn = (path: string, folders: readonly string[]): boolean => folders.some((folder) => isUnder(path, folder));

/** Returns the path of a page whose data React Router requests: `/services.data` shows what `/services` shows. */
const toPagePath = (path: string): string => path.replace(/\.data$/, '');

const refuse = (request: Context): Response => {
  const headers = { 'Retry-After': String(DAY_SECONDS), 'Cache-Control': 'no-store' };
  return request.json({ success: false, message: CLOSED }, 503, headers);
};

/** Answers a preview: never stored, never indexed, and framed by the administration alone. */
async function showPreview(request: Context, next: () => Promise<void>): Promise<void> {
  request.set('isUncached', true);
  await next();
  const { headers } = request.res;
  headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Robots-Tag', 'noindex');
  headers.set('X-Frame-Options', 'SAMEORIGIN');
  const policy = headers.get('Content-Security-Policy') ?? '';
  headers.set('Content-Security-Policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
}

/**
 * Until the site is published, answers every public page with the same one; an administrator's preview always shows
 * the real pages. @param isFile whether a path is a built file.
 */
export const siteGate =
  (isFile: (path: string) => boolean): MiddlewareHandler =>
  async (request, next) => {
    const { path, method } = request.req;
    const isSend = method !== 'GET' && method !== 'HEAD';
    const isClosedCall = isIn(path, isSend ? CLOSED_SENDS : CLOSED_READS);
    const isOpen = isFile(path) || isIn(toPagePath(path), OPEN);
    if (isOpen && !isClosedCall) return next();
    // The set-up of a published site shows its pages in the same frame, also after the demo was left.
    if (!isSend && isPreview(getCookie(request, PREVIEW_COOKIE))) return showPreview(request, next);
    if (await isSitePublished()) return next();
    if (isClosedCall) return refuse(request);
    request.set('isUncached', true);
    request.set('renderedTarget', COMING_SOON);
    return next();
  };

/** Runs `handler` unless the gate has decided that nothing of this request may be stored. */
export const unlessUncached =
  (handler: MiddlewareHandler): MiddlewareHandler =>
  (request, next) =>
    request.get('isUncached') === true ? next() : handler(request, next);

/** Tells search engines to ignore the documents of the demo company; the header is stored with a cached document. */
export const hideDemo: MiddlewareHandler = async (request, next) => {
  await next();
  const { headers } = request.res;
  if (headers.has('X-Robots-Tag') || !headers.get('Content-Type')?.startsWith('text/html')) return;
  // Without the database there is no page of the demo either.
  if (await isHiddenDemo().catch(() => false)) headers.set('X-Robots-Tag', 'noindex');
};
