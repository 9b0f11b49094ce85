import { Hono, type MiddlewareHandler } from 'hono';
import { readFreeSpace } from '#src/platform/data-folder/free-space.server.ts';
import { getRequestId } from '#src/platform/http/request-id.server.ts';
import { securityHeaders } from '#src/platform/http/security-headers.server.ts';
import { log } from '#src/platform/log.server.ts';
import { retryHeaders, toRefusal } from '#src/platform/refusal.server.ts';
import { checkApp } from './app.server.ts';

/** Each request has an id. */
export interface Named {
  Variables: { requestId: string };
}

/** Paths that say whether the server runs and can work. Who waits for a start asks them. */
export const PROBES = ['/healthz', '/readyz'];

/** Gives a request its id, and its answer the same. */
export const nameRequest: MiddlewareHandler<Named> = async (request, next) => {
  const requestId = getRequestId();
  request.set('requestId', requestId);
  await next();
  // Not by `request.header`, which makes a new response, with a stream, of one that is there.
  request.res.headers.set('X-Request-Id', requestId);
};

/**
 * Returns an app that answers the probes, and a request whose handler failed; it needs nothing of the pages.
 * @param publicUrl public address of the site, without a trailing slash.
 */
export function createBaseApp(publicUrl: string): Hono<Named> {
  const app = new Hono<Named>();
  app.onError((error, request) => {
    const requestId = request.get('requestId') ?? getRequestId();
    const refusal = toRefusal(error);
    log().error({ requestId, err: error }, 'request failed');
    if (refusal.code !== 'internal') return request.text(refusal.message, refusal.status, retryHeaders(refusal));
    return request.text(`Une erreur est survenue. Référence : ${requestId}`, 500);
  });
  const headers = securityHeaders(publicUrl);
  for (const path of PROBES) app.use(path, nameRequest, headers);
  app.get('/healthz', (request) => request.json({ status: 'ok' }));
  app.get('/readyz', async (request) => {
    const failure = await checkApp().catch((error: unknown) => error);
    const space = await readFreeSpace();
    const disk = space && { free_bytes: space.freeBytes, level: space.level };
    if (failure === undefined) return request.json({ status: 'ok', disk });
    log().warn({ err: failure }, 'not ready');
    return request.json({ status: 'unavailable', disk }, 503);
  });
  return app;
}
