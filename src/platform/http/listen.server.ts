import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DomainError } from '#src/kernel/errors.ts';
import { retryHeaders } from '../refusal.server.ts';
import { inRequest } from '../request-scope.server.ts';
import { inRequestSpan } from '../traces/spans.server.ts';
import { createBodyQueue } from './body-queue.server.ts';
import { isProxyTrusted, readClientAddress } from './client-address.server.ts';
import { CONNECTIONS_PER_ADDRESS, limitConnections } from './connection-limit.server.ts';
import { answerStored } from './html-cache-endpoint.server.ts';
import { takeRequestId } from './request-id.server.ts';
import { CLOSED_POLICY } from './security-headers.server.ts';
import { SENTENCE_HEADERS, sentencePage } from './sentence-page.server.ts';
import { hasBody, watchBody } from './slow-bodies.server.ts';
import { closeAfterAnswer } from './unread-body.server.ts';
import { takeUploadPlace } from './upload-places.server.ts';
import { getRoute, watchRequest } from './watch-request.server.ts';

const TOO_MANY = 429;

/**
 * Refuses a page's form with files directly in Node when its address has no upload slot left: thousands of such
 * requests cost no framework and no render. The slot itself is taken when the form is read.
 * @returns whether the request was refused and answered.
 */
function refuseUpload(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, headers, url = '/', socket } = request;
  if (method !== 'POST' || url.startsWith('/api/')) return false;
  if (!/^multipart\//i.test(headers['content-type'] ?? '')) return false;
  const forwardedFor = headers['x-forwarded-for'] as string | undefined;
  try {
    takeUploadPlace(readClientAddress(socket.remoteAddress, forwardedFor).address)();
    return false;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    closeAfterAnswer(request, response);
    response.writeHead(TOO_MANY, {
      ...retryHeaders(error),
      ...SENTENCE_HEADERS,
      'Content-Security-Policy': CLOSED_POLICY,
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(sentencePage(error.message));
    return true;
  }
}

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const HEADERS_MS = 8_000;
const UPLOAD_MS = 120_000;
const IDLE_MS = 5_000;
const CHECK_EVERY_MS = 1_000;
const HEADER_BYTES = 16_384;
/** Milliseconds that open requests may take to finish after SIGTERM. */
const DRAIN_MS = 7_000;
const SWEEP_EVERY_MS = 50;
/** Connections that may wait to be accepted: all open pages reconnect at once after a restart. */
const BACKLOG = 4_096;

/**
 * Answers cached documents and refused uploads directly; `answer` gets all other requests. A request has one id from here
 * to the last line of the log, and each answer carries it.
 * @param isPersonal whether a request gets another page than the one stored for all.
 */
export function toListener(
  answer: Listener,
  isPersonal: (request: IncomingMessage) => boolean = () => false,
): Listener {
  return (request, response) => {
    const requestId = takeRequestId(request.headers['x-request-id']);
    watchRequest(request, response, requestId);
    if (!isPersonal(request) && answerStored(request, response, requestId)) return;
    response.setHeader('X-Request-Id', requestId);
    if (refuseUpload(request, response)) return;
    const watched = { requestId, isTrusted: isProxyTrusted(), getRoute: () => getRoute(request) };
    inRequest(requestId, () => inRequestSpan(request, response, watched, () => answer(request, response)));
  };
}

export interface ListenOptions {
  port: number;
  host: string;
  /** Limit of connections per address. */
  connectionsPerAddress?: number;
}

export interface Listening {
  /** Port that is bound; differs from the requested one when that was 0. */
  port: number;
  /** Accepts no new request, waits for the open ones, then closes every connection. */
  drain(): Promise<void>;
}

/** A port that was taken since the start checked it: one French sentence for the owner, with the code of the system. */
function explainFailure(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  const sentence = `PORT=${port} : un autre programme écoute déjà sur ce port ; arrêtez-le, ou choisissez un autre PORT.`;
  return Object.assign(new Error(sentence, { cause: error }), { code: error.code });
}

/** Opens the HTTP port with time-outs and limits against slow clients and clients with many connections. */
export async function listen(
  listener: Listener,
  { port, host, connectionsPerAddress = CONNECTIONS_PER_ADDRESS }: ListenOptions,
): Promise<Listening> {
  let draining = false;
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: UPLOAD_MS,
      keepAliveTimeout: IDLE_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      maxHeaderSize: HEADER_BYTES,
    },
    (request, response) => {
      if (draining) response.shouldKeepAlive = false;
      watchBody(request, response);
      if (hasBody(request)) startInTurn(request, () => listener(request, response));
      else listener(request, response);
    },
  );
  const startInTurn = createBodyQueue(server);
  limitConnections(server, connectionsPerAddress);
  await new Promise<void>((resolve, reject) => {
    server
      .once('error', (error) => reject(explainFailure(error, port)))
      .listen({ port, host, backlog: BACKLOG }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    drain: () => {
      draining = true;
      return close(server);
    },
  };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    // A keep-alive connection becomes idle after its last response, which may be after the server started to close.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
    server.close(() => {
      clearTimeout(deadline);
      clearInterval(sweep);
      resolve();
    });
  });
}
