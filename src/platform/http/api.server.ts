import { Hono } from 'hono';
import { z } from 'zod';
import type { Actor } from '#src/kernel/actor.ts';
import { tokenDevice } from '#src/kernel/device-name.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { log } from '../log.server.ts';
import { admit, type Context, countSender, demandRecentSignIn } from '../operation.server.ts';
import { toRefusal } from '../refusal.server.ts';
import { readJsonObject } from './body.server.ts';
import { admitBody, closeBody, JSON_LIMIT_BYTES } from './body-admission.server.ts';
import { getClientAddress, requestAddress } from './client-address.server.ts';
import { type ApiEnvironment, type ApiRequest, type Endpoint, getParameters } from './endpoint.server.ts';
import type { DocumentAddress } from './html-cache.server.ts';
import { limitReads } from './read-limit.server.ts';
import { getRequestId } from './request-id.server.ts';
import { alone, getRepeat, getSendingKey } from './sending-key.server.ts';
import { refuseUnsafeNames } from './unsafe-keys.server.ts';

/** Returns the actor of a request; `background` polls do not prolong a session. */
export type Authenticate = (request: ApiRequest, background: boolean) => Promise<Actor>;

/** Creates the API as one Hono application: the endpoints of all domains behind one envelope. */
export function createApi(endpoints: Endpoint[], authenticate: Authenticate): Hono<ApiEnvironment> {
  const api = new Hono<ApiEnvironment>({ strict: true });
  api.use(async (request, next) => {
    const requestId = request.get('requestId') ?? getRequestId();
    request.set('requestId', requestId);
    await next();
    // Not by `request.header`, which makes a new response, with a stream, of one that is there.
    const { status, headers } = request.res;
    headers.set('X-Request-Id', requestId);
    const isShared = request.get('isShared') === true && status === 200;
    headers.set('Cache-Control', isShared ? 'no-cache' : 'no-store');
    const actor = request.get('actor');
    if (actor?.kind !== 'user') return;
    if (actor.secondsLeft !== undefined) headers.set('X-Session-Seconds', String(actor.secondsLeft));
    if (actor.mustEnrol === true) headers.set('X-Two-Factor', 'required');
  });
  for (const endpoint of endpoints)
    api.on(endpoint.method, honoPath(endpoint.path), (request) => answer(request, endpoint, authenticate));
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
    const allowed = endpoints
      .filter((endpoint) => endpoint.path === path)
      .map((endpoint) => endpoint.method.toUpperCase());
    api.all(honoPath(path), (request) => {
      request.header('Allow', allowed.join(', '));
      return request.json({ success: false, message: 'Méthode non autorisée.' }, 405);
    });
  }
  api.notFound((request) => refuse(request, new DomainError('not-found', 'Cette adresse n’existe pas.')));
  api.onError((error, request) => refuse(request, error));
  return api;
}

/** Returns the reads whose answer to visitors is cached, for the cache of pages. */
export const cachedReads = (endpoints: Endpoint[]): DocumentAddress[] =>
  endpoints
    .filter(({ options }) => options.isCached === true)
    .map(({ path, operation }) => ({
      path: `/api${path}`,
      queries: operation.input instanceof z.ZodObject ? Object.keys(operation.input.shape) : [],
      isRead: true,
    }));

const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

async function answer(request: ApiRequest, endpoint: Endpoint, authenticate: Authenticate): Promise<Response> {
  const { operation, options } = endpoint;
  const isBackground = options.background === true || request.req.header('x-background') === '1';
  const actor = await authenticate(request, isBackground);
  request.set('actor', actor);
  request.set('isShared', options.isCached === true && actor.kind === 'visitor');
  if (endpoint.method === 'get') limitReads(requestAddress(request), actor);
  const context = {
    actor,
    requestId: request.get('requestId'),
    clientAddress: getClientAddress(request),
    userAgent: getUserAgent(request, actor),
    idempotencyKey: getSendingKey(request),
  };
  request.set('context', context);
  // Before the body: a caller without permission gets no validation errors and its body is not read.
  admit(context, operation);
  if (operation.recent === 'always') demandRecentSignIn(context);
  refuseUnsafeNames(Object.keys(request.req.queries()));
  try {
    if (endpoint.method !== 'get') await admitSend(request, endpoint);
    const input = options.read === undefined ? await readInput(request, endpoint) : await options.read(request);
    const act = (): Promise<Response> => actAndSend(request, endpoint, context, input);
    return options.turns === undefined ? await act() : await options.turns().run(act, request.req.raw.signal);
  } finally {
    await closeBody(request.req.raw);
  }
}

/** Returns the program of a request; a token is named instead, so that the activity shows which one acted. */
function getUserAgent(request: ApiRequest, actor: Actor): string {
  if (actor.kind === 'user' && actor.token !== undefined) return tokenDevice(actor.token.name);
  return (request.req.header('user-agent') ?? '').slice(0, 300);
}

/** Refuses before the body is read: too many requests of one sender, a body that is too large or of another type. */
async function admitSend(request: ApiRequest, { operation, options }: Endpoint): Promise<void> {
  const context = request.get('context');
  countSender(operation, context);
  admitBody(request.req.raw, options.body ?? { json: JSON_LIMIT_BYTES }, context.clientAddress);
}

async function actAndSend(
  request: ApiRequest,
  endpoint: Endpoint,
  context: Context,
  input: unknown,
): Promise<Response> {
  const { operation, options } = endpoint;
  const repeat = getRepeat(request, endpoint, context.actor);
  const result = await alone(repeat, () => operation({ ...context, repeat }, input));
  if (repeat?.first !== undefined) request.header('Idempotency-Replayed', 'true');
  options.after?.(request, result, { ...(input as object), ...repeat?.first });
  if (options.send !== undefined) return bodilessForHead(request, await options.send(request, result));
  return request.json(wrap(result, endpoint), options.status ?? 200);
}

/** Hono answers HEAD by running GET and discarding the body; a stream must be cancelled explicitly. */
async function bodilessForHead(request: ApiRequest, answer: Response): Promise<Response> {
  if (request.req.raw.method !== 'HEAD') return answer;
  await answer.body?.cancel();
  return new Response(null, answer);
}

async function readInput(request: ApiRequest, endpoint: Endpoint): Promise<Record<string, unknown>> {
  const parameters = Object.fromEntries(getParameters(endpoint.path).map((name) => [name, request.req.param(name)]));
  const rest = endpoint.method === 'get' ? getQuery(request) : await readJsonObject(request.req.raw);
  return { ...rest, ...parameters };
}

/** Returns a repeated key as a list, which no schema of a single value accepts, so that such queries are refused. */
function getQuery(request: ApiRequest): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(request.req.queries()).map(([key, values]) => [key, values.length === 1 ? values[0] : values]),
  );
}

function wrap(result: unknown, { options }: Endpoint): unknown {
  const sentence = typeof options.message === 'function' ? options.message(result) : options.message;
  const message = sentence === undefined ? {} : { message: sentence };
  if (options.wrap === 'bare') return result;
  if (options.wrap === 'flat') return { success: true, ...message, ...(result as object) };
  if (isPage(result)) return { success: true, data: result.items, ...message, meta: result.meta };
  return { success: true, data: result ?? null, ...message };
}

const isPage = (result: unknown): result is { items: unknown[]; meta: unknown } =>
  typeof result === 'object' && result !== null && 'items' in result && 'meta' in result;

/** Turns every error into a response; unexpected errors are logged and shown only as a reference. */
function refuse(request: ApiRequest, error: unknown): Response {
  const refusal = toRefusal(error);
  const requestId = request.get('requestId');
  if (refusal.status >= 500) log().error({ requestId, err: refusal.cause ?? refusal }, 'request failed');
  if (refusal.retryAfterSeconds !== undefined) request.header('Retry-After', String(refusal.retryAfterSeconds));
  const reference = refusal.code === 'internal' ? ` Référence : ${requestId}.` : '';
  const body = {
    success: false,
    message: `${refusal.message}${reference}`,
    ...(refusal.reason === undefined ? {} : { code: refusal.reason }),
    ...(refusal.fields === undefined ? {} : { errors: refusal.fields }),
  };
  return request.json(body, refusal.status);
}
