import type { MiddlewareHandler } from 'hono';
import { isInMaintenance } from '../maintenance.server.ts';
import { SENTENCE_HEADERS, sentencePage } from './sentence-page.server.ts';

const SENTENCE =
  'Le site est en maintenance : rien ne peut être enregistré pour l’instant. Réessayez dans quelques minutes.';
const RETRY_SECONDS = 60;

/** What an answer of the API says while the site is closed to writes; screens show it. */
export const MAINTENANCE_HEADER = 'X-Maintenance';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * While the operator has closed the site to writes, refuses every request that could write, before its body is read:
 * forms, the API, sign-ins, messages of the payment gateway, which sends them again. Pages stay readable.
 */
export const maintenanceGate: MiddlewareHandler = async (request, next) => {
  const { method, path } = request.req;
  const isCall = path === '/api' || path.startsWith('/api/');
  const isRead = READS.includes(method);
  if ((isRead && !isCall) || !(await isInMaintenance())) return next();
  if (isRead) {
    await next();
    request.header(MAINTENANCE_HEADER, 'on');
    return;
  }
  const headers = { 'Retry-After': String(RETRY_SECONDS), 'Cache-Control': 'no-store', [MAINTENANCE_HEADER]: 'on' };
  if (isCall) return request.json({ success: false, message: SENTENCE, code: 'maintenance' }, 503, headers);
  return request.body(sentencePage(SENTENCE), 503, { ...SENTENCE_HEADERS, ...headers });
};
