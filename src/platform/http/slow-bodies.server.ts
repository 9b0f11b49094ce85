import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { perApp } from '../app-state.server.ts';

/** Initial time for a body: five seconds, plus one for every 10 kB that arrive. */
const GRACE_MS = 5_000;
const LEAST_BYTES_PER_SECOND = 10_000;
/** Longest times for a small body and for an upload. */
const SMALL_MS = 15_000;
const UPLOAD_MS = 120_000;
const SMALL_BYTES = 100_000;
const CHECK_EVERY_MS = 1_000;

const CUTS_A_TURN = 20;

const SENTENCE = 'L’envoi est trop lent : la connexion a été coupée.';

interface ArrivingBody {
  request: IncomingMessage;
  response: ServerResponse;
  begunAt: number;
  /** Milliseconds in which the server itself did not read. */
  heldUpMs: number;
  bytesBefore: number;
  mostMs: number;
}

const watched = perApp(() => ({
  arriving: new Set<ArrivingBody>(),
  /** Bytes of earlier requests on a keep-alive connection, which earn a later body no time. */
  earlierBytes: new WeakMap<Socket, number>(),
  timer: undefined as NodeJS.Timeout | undefined,
  checkedAt: 0,
}));

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Closes the connection of a body that arrives more slowly than 10 kB/s; one timer watches all of them. */
export function watchBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete || !hasBody(request)) return;
  const own = watched();
  own.arriving.add({
    request,
    response,
    begunAt: performance.now(),
    heldUpMs: 0,
    bytesBefore: own.earlierBytes.get(request.socket) ?? 0,
    mostMs: isUpload(request) ? UPLOAD_MS : SMALL_MS,
  });
  if (own.timer !== undefined) return;
  own.checkedAt = performance.now();
  own.timer = setInterval(() => cutSlowBodies(performance.now()), CHECK_EVERY_MS).unref();
}

const isUpload = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > SMALL_BYTES || /^multipart\//i.test(headers['content-type'] ?? '');

/** Checks every body in progress once. @param at milliseconds, as `performance.now()` returns them. */
export function cutSlowBodies(at: number): void {
  const own = watched();
  const { arriving, earlierBytes } = own;
  const sinceLast = at - own.checkedAt;
  own.checkedAt = at;
  const slow: ArrivingBody[] = [];
  for (const body of arriving) {
    const { request } = body;
    if (request.complete || request.socket.destroyed) {
      earlierBytes.set(request.socket, request.socket.bytesRead);
      arriving.delete(body);
      continue;
    }
    // A full buffer means that the server is slow, not the sender.
    if (request.readableLength >= request.readableHighWaterMark) body.heldUpMs += sinceLast;
    if (isTooSlow(body, at)) slow.push(body);
  }
  cutInTurn(slow);
  if (arriving.size > 0) return;
  clearInterval(own.timer);
  own.timer = undefined;
}

function isTooSlow({ request, begunAt, heldUpMs, bytesBefore, mostMs }: ArrivingBody, at: number): boolean {
  const seconds = (request.socket.bytesRead - bytesBefore) / LEAST_BYTES_PER_SECOND;
  return at - begunAt > mostMs || at - begunAt - heldUpMs > GRACE_MS + seconds * 1_000;
}

/** Closes a few connections per turn of the event loop, because each one ends a pending request. */
function cutInTurn(slow: ArrivingBody[]): void {
  for (const body of slow.splice(0, CUTS_A_TURN)) cut(body);
  if (slow.length > 0) setImmediate(cutInTurn, slow);
}

/** Answers 408 where no response has begun, then closes the connection. */
function cut(body: ArrivingBody): void {
  const { request, response } = body;
  if (request.complete || !watched().arriving.delete(body)) return;
  if (!response.headersSent) request.socket.write(ANSWER);
  request.socket.destroySoon();
}

const BODY = JSON.stringify({ success: false, message: SENTENCE });
const ANSWER = [
  'HTTP/1.1 408 Request Timeout',
  'Connection: close',
  'Content-Type: application/json; charset=utf-8',
  `Content-Length: ${Buffer.byteLength(BODY)}`,
  '',
  BODY,
].join('\r\n');
