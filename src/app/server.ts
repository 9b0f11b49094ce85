import { type Handler, Hono } from 'hono';
import { mediaFiles } from '#src/domains/media/media.api.server.ts';
import { showsTown } from '#src/domains/places/cities/city.internal.server.ts';
import { isRedirected } from '#src/domains/redirects/redirect.internal.server.ts';
import { ICON_FILES, iconFiles } from '#src/domains/website/icon.api.server.ts';
import { cachedReads } from '#src/platform/http/api.server.ts';
import type { Assets } from '#src/platform/http/assets.server.ts';
import { keepDocuments } from '#src/platform/http/html-cache-endpoint.server.ts';
import { maintenanceGate } from '#src/platform/http/maintenance-gate.server.ts';
import { describePages, isLatePage, pagePatterns, pagesAt } from '#src/platform/http/pages.server.ts';
import { getRequestId } from '#src/platform/http/request-id.server.ts';
import { createRouteTable } from '#src/platform/http/route-table.server.ts';
import { securityHeaders } from '#src/platform/http/security-headers.server.ts';
import { nameRoutes } from '#src/platform/http/watch-request.server.ts';
import { log } from '#src/platform/log.server.ts';
import { answerMetrics } from '#src/platform/metrics/metrics-endpoint.server.ts';
import { retryHeaders, toRefusal } from '#src/platform/refusal.server.ts';
import type * as api from './api.server.ts';
import { PROBES } from './probes.server.ts';
import { followRedirects } from './redirects.server.ts';
import { hideDemo, siteGate, unlessUncached } from './site-gate.server.ts';

export interface AppOptions {
  /** Public address of the site, without a trailing slash. */
  publicUrl: string;
  /** The built browser files; absent in development, where Vite serves them. */
  assets?: Assets | undefined;
  /** Whether rendered documents are cached. */
  keepsDocuments: boolean;
  /** Secret of those who may read the metrics from another machine. */
  metricsToken?: string | undefined;
}

/** Paths answered by the API, pictures, probes or React Router's data requests, never by a document. */
const NO_PAGE = /^\/(api(?!\/docs$)|media|illustrations)(\/|$)|^\/(healthz|readyz|metrics)$|\.data$/;

/** What is neither a page nor an endpoint of the API, for the metrics. */
const OTHER_ROUTES = [
  ...Object.keys(PROBES),
  '/metrics',
  '/api/openapi.json',
  '/media/{file}',
  '/illustrations/{file}',
];

/** Pages with their own rule for frames and referrers: the trip planner, the map, previews; a payment number. */
const HEADER_PATHS = { framed: ['/itineraire/', '/apercu/'], secret: ['/payment', '/payment-success'] };

const OFFER = /^\/services\/([^/]+)\/?$/i;
const TOWN_ROUTE = '/services/ville';

/** Returns the route of a town's page for its public address; its route is no address of its own. */
async function toInternalPath(path: string): Promise<string | undefined> {
  if (path.toLowerCase().startsWith(`${TOWN_ROUTE}/`)) return '/services/adresse-inconnue';
  const slug = OFFER.exec(path)?.[1]?.toLowerCase();
  // Without a database the address is a service's, whose page says that it cannot be read.
  if (slug === undefined || !(await showsTown(slug).catch(() => false))) return undefined;
  return `${TOWN_ROUTE}/${slug}`;
}

/** The API, or what answers in its place, and in that of the late pages, while both are being loaded. */
export type Rest = { api: typeof api; later?: never } | { api?: never; later: Handler };

const isOfApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** Combines the app behind one `fetch`: API, files and pages, tried in this order. */
export function buildApp({ publicUrl, assets, keepsDocuments, metricsToken }: AppOptions, { api, later }: Rest): Hono {
  const app = new Hono<{ Variables: { requestId: string } }>();
  const endpoints = api?.ENDPOINTS ?? [];
  const isFile = (path: string): boolean => ICON_FILES.test(path) || assets?.has(path) === true;
  nameRoutes(
    createRouteTable([...OTHER_ROUTES, ...endpoints.map(({ path }) => `/api${path}`), ...pagePatterns()], isFile),
  );
  app.get('/metrics', answerMetrics(metricsToken));
  if (later !== undefined) {
    app.use((request, next) => {
      const { path } = request.req;
      return isOfApi(path) || isLatePage(path) ? later(request, next) : next();
    });
  }
  app.use(siteGate(isFile));
  app.use(followRedirects);
  if (keepsDocuments) {
    describePages((path) => NO_PAGE.test(path) || isFile(path) || isRedirected(path), cachedReads(endpoints));
    app.use(unlessUncached(keepDocuments));
  }
  app.use(async (request, next) => {
    const requestId = getRequestId();
    request.set('requestId', requestId);
    await next();
    // Not by `request.header`, which makes a new response, with a stream, of one that is there.
    request.res.headers.set('X-Request-Id', requestId);
  });
  app.use(hideDemo);
  app.use(securityHeaders(publicUrl, HEADER_PATHS));
  app.use(maintenanceGate);
  const pages = pagesAt(toInternalPath, (request, connection) => app.fetch(request, connection));
  app.get('/api/docs', pages);
  if (api !== undefined) {
    app.get('/api/openapi.json', api.openApi);
    app.route('/api', api.buildApi());
  }
  app.all('/api/*', (request) => request.json({ success: false, message: 'Cette adresse n’existe pas.' }, 404));
  app.route('/', mediaFiles());
  app.route('/', iconFiles());
  if (assets !== undefined) app.use(assets);
  app.all('*', pages);
  app.onError((error, request) => {
    const requestId = request.get('requestId');
    const refusal = toRefusal(error);
    log().error({ requestId, err: error }, 'request failed');
    if (refusal.code !== 'internal') return request.text(refusal.message, refusal.status, retryHeaders(refusal));
    return request.text(`Une erreur est survenue. Référence : ${requestId}`, 500);
  });
  return app as unknown as Hono;
}
