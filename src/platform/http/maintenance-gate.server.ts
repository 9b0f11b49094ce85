import type { MiddlewareHandler } from 'hono';
import { isInMaintenance, MAINTENANCE } from '../maintenance.server.ts';
import { SENTENCE_HEADERS, sentencePage } from './sentence-page.server.ts';

/** What an answer of the API says while the site is closed to writes; screens show it. */
export const MAINTENANCE_HEADER = 'X-Maintenance';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * While the operator has closed the site to writes, refuses every request that could write, before its body is read:
 * forms, the API, sign-ins, messages of the payment gateway, which sends them again. Reads leave no mark meanwhile, and
 * those that are commands (an export that is written to the journal) are refused as such.
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
  const { code, sentence } = MAINTENANCE;
  const headers = {
    'Retry-After': String(MAINTENANCE.retryAfterSeconds),
    'Cache-Control': 'no-store',
    [MAINTENANCE_HEADER]: 'on',
  };
  if (isCall) return request.json({ success: false, message: sentence, code }, 503, headers);
  return request.body(sentencePage(sentence), 503, { ...SENTENCE_HEADERS, ...headers });
};
