import type { z } from 'zod';
import type { PageMeta } from '#src/kernel/pagination.ts';
import { ApiError } from './api-error.ts';
import { noteWrite, takeEarlyAnswer } from './early-answers.ts';
import { noteMaintenance } from './maintenance.ts';
import { isPersonThere } from './person.ts';
import { withRecentSignIn } from './recent-sign-in.ts';
import { type ApiRequest, apiAddress, type Query, readRefusal, transmit } from './request.ts';
import { noteAnswered, sendingKeyFor } from './sending-key.ts';
import { noteSession } from './session-clock.ts';
import { endSession, readToken } from './stored-session.ts';

/** Number of attempts to get an answer while the same request is still being processed. */
const TRIES_IN_FLIGHT = 5;

export interface ApiCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  query?: Query;
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  /** Repeated requests with the same key run once. A POST without one gets its own, unchanged until an answer arrives. */
  idempotencyKey?: string;
  /** Bearer token, by default the stored one; `null` sends none. A 401 to a given token or none ends no session. */
  token?: string | null;
}

/**
 * Sends a call as the signed-in user and returns the successful answer; when the server requires a recent sign-in,
 * the page asks for it and the same call is sent again. @throws ApiError otherwise.
 */
export const send = (path: string, call: ApiCall = {}, accept = 'application/json'): Promise<Response> =>
  withRecentSignIn(() => sendOnce(path, call, accept));

async function sendOnce(path: string, call: ApiCall, accept: string): Promise<Response> {
  const token = call.token === undefined ? readToken() : call.token;
  const isRead = (call.method ?? 'GET') === 'GET';
  const early = isRead && call.token === undefined ? takeEarlyAnswer(apiAddress(path, call.query), token) : undefined;
  const known = early && (await early);
  // What its headers say was noted when it arrived.
  if (known !== undefined) return known;
  const asked = { ...call, token, accept, isBackground: !isPersonThere() };
  const response = await (isRead ? transmit(path, asked) : write(path, asked));
  if (call.token === undefined && token !== null) noteSession(response);
  noteMaintenance(response);
  if (response.ok) return response;
  // Another tab may have signed in meanwhile: only the session that was refused ends.
  if (response.status === 401 && call.token === undefined && token === readToken()) endSession();
  throw await readRefusal(response);
}

/** Sends what may change something: what was asked for before it was answered may be old. */
async function write(path: string, asked: ApiRequest): Promise<Response> {
  noteWrite();
  try {
    return await (asked.method === 'POST' ? post(path, asked) : transmit(path, asked));
  } finally {
    noteWrite();
  }
}

/** Sends a POST with a key, so that a repeat runs once; while it is still being processed, it is sent again. */
async function post(path: string, asked: ApiRequest): Promise<Response> {
  const content = JSON.stringify([path, asked.body ?? null]);
  const idempotencyKey = asked.idempotencyKey ?? sendingKeyFor(content);
  for (let attempt = 1; ; attempt += 1) {
    const response = await transmit(path, { ...asked, idempotencyKey });
    const seconds = response.status === 409 ? Number(response.headers.get('Retry-After') ?? 0) : 0;
    if (seconds === 0 || attempt === TRIES_IN_FLIGHT) {
      noteAnswered(content, response.status);
      return response;
    }
    await response.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

/** Shape of an answer, or what loads it: the frame of the back office stands before zod and the shapes are there. */
type Shape<Checked extends z.ZodType> = Checked | (() => Promise<Checked>);

async function loadShape<Checked extends z.ZodType>(shape: Shape<Checked>): Promise<Checked> {
  if (typeof shape !== 'function') return shape;
  return shape().catch((cause: unknown) => {
    throw new ApiError('Network error', { status: 0, cause });
  });
}

const unreadable = (status: number, cause?: unknown): ApiError =>
  new ApiError('Invalid response structure', { status, cause });

function check<Checked extends z.ZodType>(value: unknown, shape: Checked, status: number): z.output<Checked> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  throw unreadable(status, parsed.error);
}

type Fields = Record<string, unknown>;

const readBody = (response: Response): Promise<unknown> => response.json().catch(() => null);

/** Returns the fields of a successful answer. */
async function readEnvelope(response: Response): Promise<Fields> {
  const body = await readBody(response);
  const isEnvelope = typeof body === 'object' && body !== null && 'success' in body && body.success === true;
  if (!isEnvelope) throw unreadable(response.status);
  return body as Fields;
}

const META_FIELDS = ['page', 'per_page', 'total', 'last_page'] as const;

function isMeta(meta: unknown): meta is PageMeta {
  const fields: Fields = Object(meta);
  return META_FIELDS.every((name) => Number.isSafeInteger(fields[name]));
}

/** Sends a call while the shape of its answer loads. */
const sendFor = <Checked extends z.ZodType>(
  path: string,
  shape: Shape<Checked>,
  call?: ApiCall,
): Promise<[Response, Checked]> => Promise.all([send(path, call), loadShape(shape)]);

/** Returns `data` of the envelope. */
export async function callApi<Data extends z.ZodType>(
  path: string,
  data: Shape<Data>,
  call?: ApiCall,
): Promise<z.output<Data>> {
  const [response, shape] = await sendFor(path, data, call);
  return check((await readEnvelope(response)).data, shape, 200);
}

/** Returns the fields beside `success`, as `/auth/*` answers them. */
export async function callFlat<Answer extends z.ZodType>(
  path: string,
  fields: Shape<Answer>,
  call?: ApiCall,
): Promise<z.output<Answer>> {
  const [response, shape] = await sendFor(path, fields, call);
  return check(await readBody(response), shape, response.status);
}

/** Returns one page of a list: `data` and `meta`. */
export async function callPage<Item extends z.ZodType>(
  path: string,
  item: Shape<Item>,
  call?: ApiCall,
): Promise<{ items: z.output<Item>[]; meta: PageMeta }> {
  const [response, shape] = await sendFor(path, item, call);
  const { data, meta } = await readEnvelope(response);
  if (!Array.isArray(data) || !isMeta(meta)) throw unreadable(response.status);
  return { items: data.map((one) => check(one, shape, response.status)), meta };
}

/** Sends a call whose answer has no content of interest. */
export async function callPlain(path: string, call: ApiCall): Promise<void> {
  await send(path, call);
}
