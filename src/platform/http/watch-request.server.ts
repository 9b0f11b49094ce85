import type { IncomingMessage, ServerResponse } from 'node:http';
import { perApp } from '../app-state.server.ts';
import { log } from '../log.server.ts';
import { meters } from '../metrics/meters.server.ts';
import { UNKNOWN_ROUTE } from './route-table.server.ts';

const watching = perApp(() => ({
  getRoute: (_target: string): string => UNKNOWN_ROUTE,
  logsRequests: false,
}));

/** Sets how a request target is named. Called once at start. */
export function nameRoutes(getRoute: (target: string) => string): void {
  watching().getRoute = getRoute;
}

/** Sets whether each request writes a line to the log. Called once at start. */
export function logRequests(logs: boolean): void {
  watching().logsRequests = logs;
}

/** Returns the route of a request, for those who name it elsewhere. */
export const getRoute = ({ url = '' }: IncomingMessage): string => watching().getRoute(url);

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** The client went away before the answer began; the status that nginx uses for it. */
const GONE = 499;

/** Counts a request when its answer has ended, and writes its line of the access log: nothing about the person. */
export function watchRequest(request: IncomingMessage, response: ServerResponse, requestId: string): void {
  const since = performance.now();
  const watched = watching();
  const { requests } = meters();
  const logger = log();
  const { socket } = request;
  const sentBefore = socket.bytesWritten;
  response.once('close', () => {
    const milliseconds = performance.now() - since;
    // Named when it ends: the first requests of a start come before the routes are known.
    const route = watched.getRoute(request.url ?? '');
    const method = METHODS.has(request.method ?? '') ? (request.method ?? '') : 'other';
    const status = response.headersSent ? response.statusCode : GONE;
    requests.observe({ method, route, status }, milliseconds / 1000);
    if (!watched.logsRequests) return;
    const bytes = socket.bytesWritten - sentBefore;
    logger.info({ requestId, method, route, status, ms: Math.round(milliseconds * 10) / 10, bytes }, 'request');
  });
}
