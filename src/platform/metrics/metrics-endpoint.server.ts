import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { requestAddress } from '../http/client-address.server.ts';
import { isLocalAddress } from '../public-link.server.ts';
import { meters } from './meters.server.ts';
import { readProgram } from './program-gauges.server.ts';
import { readStored } from './stored-gauges.server.ts';

/** A request with one of these comes from somewhere else, through a proxy of this machine. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

const PLAIN = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

function hasToken(request: Context, token: string | undefined): boolean {
  const [, sent] = /^Bearer (\S+)$/i.exec(request.req.header('authorization') ?? '') ?? [];
  return token !== undefined && sent !== undefined && timingSafeEqual(hash(sent), hash(token));
}

/** A proxy that sends no header of its own speaks HTTP/1.0 (nginx without settings), or keeps the public name. */
function isFromThisMachine(request: Context): boolean {
  if (!requestAddress(request).isLocal || !isLocalAddress(request.req.url)) return false;
  if (request.env?.incoming?.httpVersion === '1.0') return false;
  return PROXY_HEADERS.every((name) => request.req.header(name) === undefined);
}

/**
 * Answers `/metrics` in the text format of Prometheus: to a program on this machine, or to one that knows the token.
 * For all others there is no such address.
 */
export const answerMetrics =
  (token: string | undefined): MiddlewareHandler =>
  async (request) => {
    if (!isFromThisMachine(request) && !hasToken(request, token))
      return request.text('Cette adresse n’existe pas.', 404, PLAIN);
    readProgram();
    await readStored();
    const { registry } = meters();
    return request.body(await registry.metrics(), 200, { ...PLAIN, 'Content-Type': registry.contentType });
  };
