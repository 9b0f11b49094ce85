import { randomBytes } from 'node:crypto';
import * as build from 'virtual:react-router/server-build';
import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { lazy } from '#src/kernel/lazy.ts';
import { publicLink } from '../public-link.server.ts';
import { closeBody } from './body-admission.server.ts';
import { requestAddress } from './client-address.server.ts';
import { documentTable, listPatterns } from './document-table.server.ts';
import { trustOwnForms } from './form-origin.server.ts';
import { type DocumentAddress, describeDocuments } from './html-cache.server.ts';
import { type DividedBuild, fillLateRoutes, lateRouteTable } from './late-routes.server.ts';
import { sentRequest } from './page-form.server.ts';
import { apiOfSender, missingPage, pageRequest } from './page-request.server.ts';
import { refuseRead } from './read-limit.server.ts';
import { getRequestId } from './request-id.server.ts';
import { type AnswerStatic, staticDocuments } from './static-documents.server.ts';

const SERVER_BUILD = build as DividedBuild;

/** Enables the caching of documents, of those whose modules are loaded. Parameters: see `documentTable`. */
export const describePages = (isNoPage: (path: string) => boolean, reads: readonly DocumentAddress[] = []): void =>
  describeDocuments(documentTable(SERVER_BUILD.routes, isNoPage, reads));

/** Returns the pattern of every page. */
export const pagePatterns = (): string[] => listPatterns(SERVER_BUILD.routes);

/** Loads the pages that the start leaves out. @throws when their file cannot be loaded. */
export const loadLatePages = (): Promise<void> => fillLateRoutes(SERVER_BUILD);

/** Returns whether a page answers a path that `loadLatePages` has yet to load. */
export const isLatePage = lateRouteTable(SERVER_BUILD.routes);

interface Handlers {
  answerPage: ReturnType<typeof createRequestHandler>;
  answerStatic: AnswerStatic | undefined;
}

/** In development React Router adds style sheets of its own. */
const createHandlers = (): Handlers => ({
  answerPage: createRequestHandler(SERVER_BUILD, import.meta.env.MODE),
  answerStatic: import.meta.env.DEV ? undefined : staticDocuments(SERVER_BUILD),
});

const NONCE_BYTES = 16;
const UNREADABLE = '/adresse-illisible';
const USER_AGENT_LENGTH = 300;

/** Returns the path of the route that answers a path, where the route table cannot tell; undefined for all others. */
export type InternalPath = (path: string) => Promise<string | undefined>;

/** Answers one request inside the process, as if it came from the connection of another one. */
export type AnswerInside = (request: Request, connection: Context['env']) => Response | Promise<Response>;

/**
 * Answers all requests that are neither API calls nor files with a page, possibly the 404 page.
 * @param answerInside answers what a document asks the API for, with the token and cookies of its sender.
 */
export function pagesAt(
  toInternalPath: InternalPath,
  answerInside?: AnswerInside,
): (request: Context) => Promise<Response> {
  const handlers = lazy(createHandlers);
  return (request) => answer(request, handlers(), toInternalPath, answerInside);
}

/** Headers that tell who asks. */
const OF_SENDER = ['Authorization', 'Cookie', 'X-Forwarded-For', 'User-Agent'];

/** No person causes these requests: they prolong no session. */
function toApiOfSender({ req, env }: Context, answerInside: AnswerInside): (path: string) => Promise<Response> {
  const sent = OF_SENDER.flatMap((name) => {
    const value = req.header(name);
    return value === undefined ? [] : [[name, value] as [string, string]];
  });
  const headers = new Headers([...sent, ['Accept', 'application/json'], ['X-Background', '1']]);
  return async (path) => answerInside(new Request(new URL(path, req.url), { headers }), env);
}

async function answer(
  request: Context,
  { answerPage, answerStatic }: Handlers,
  toInternalPath: InternalPath,
  answerInside: AnswerInside | undefined,
): Promise<Response> {
  const { method } = request.req;
  const client = requestAddress(request);
  const refusal = method === 'GET' || method === 'HEAD' ? refuseRead(client) : undefined;
  if (refusal !== undefined) return refusal;
  const context = new RouterContextProvider();
  context.set(pageRequest, {
    requestId: request.get('requestId') ?? getRequestId(),
    clientAddress: client.address,
    userAgent: (request.req.header('user-agent') ?? '').slice(0, USER_AGENT_LENGTH),
    nonce: randomBytes(NONCE_BYTES).toString('base64'),
  });
  context.set(sentRequest, request.req.raw);
  if (answerInside && request.req.header('authorization') !== undefined) {
    context.set(apiOfSender, toApiOfSender(request, answerInside));
  }
  try {
    const asked = trustOwnForms(readable(withoutBody(canonical(request))), publicLink(''));
    const page = await moved(asked, toInternalPath);
    const response = (await answerStatic?.(page, context)) ?? (await answerPage(page, context));
    request.set('missingPage', context.get(missingPage));
    return response;
  } finally {
    await closeBody(request.req.raw);
  }
}

async function moved(request: Request, toInternalPath: InternalPath): Promise<Request> {
  const url = new URL(request.url);
  const path = await toInternalPath(url.pathname);
  if (path === undefined) return request;
  url.pathname = path;
  const { method, headers, signal } = request;
  return new Request(url, { method, headers, signal });
}

/** Removes the body, because React Router would read all of it without a limit; `readPageForm` reads it instead. */
function withoutBody(request: Request): Request {
  if (request.body === null) return request;
  return new Request(request.url, { method: request.method, headers: request.headers, signal: request.signal });
}

/** Returns the request to render: the canonical target of a cached document, as GET to get the whole body. */
function canonical(request: Context): Request {
  const target: string | undefined = request.get('renderedTarget');
  const { raw } = request.req;
  return target === undefined ? raw : new Request(new URL(target, raw.url), { headers: raw.headers });
}

/** Replaces a path that cannot be decoded, which React Router logs; like any unknown path it becomes a 404. */
function readable(request: Request): Request {
  try {
    decodeURIComponent(new URL(request.url).pathname);
    return request;
  } catch {
    return new Request(new URL(UNREADABLE, request.url), { method: request.method === 'HEAD' ? 'HEAD' : 'GET' });
  }
}
