import { z } from 'zod';
import { type PageMeta, PageMeta as PageMetaSchema } from '#src/kernel/pagination.ts';
import { ApiError } from './api-error.ts';
import { noteMaintenance } from './maintenance.ts';
import { isPersonThere } from './person.ts';
import { withRecentSignIn } from './recent-sign-in.ts';
import { type ApiRequest, type Query, readRefusal, transmit } from './request.ts';
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
  const asked = { ...call, token, accept, isBackground: !isPersonThere() };
  const response = await (call.method === 'POST' ? post(path, asked) : transmit(path, asked));
  if (call.token === undefined && token !== null) noteSession(response);
  noteMaintenance(response);
  if (response.ok) return response;
  // Another tab may have signed in meanwhile: only the session that was refused ends.
  if (response.status === 401 && call.token === undefined && token === readToken()) endSession();
  throw await readRefusal(response);
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

async function readAnswer<Answer extends z.ZodType>(response: Response, answer: Answer): Promise<z.output<Answer>> {
  const body: unknown = await response.json().catch(() => null);
  const parsed = answer.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ApiError('Invalid response structure', { status: response.status, cause: parsed.error });
}

/** Returns `data` of the envelope. */
export async function callApi<Data extends z.ZodType>(
  path: string,
  data: Data,
  call?: ApiCall,
): Promise<z.output<Data>> {
  const envelope = await readAnswer(await send(path, call), z.object({ success: z.literal(true), data: z.unknown() }));
  const parsed = data.safeParse(envelope.data);
  if (parsed.success) return parsed.data;
  throw new ApiError('Invalid response structure', { status: 200, cause: parsed.error });
}

/** Returns the fields beside `success`, as `/auth/*` answers them. */
export async function callFlat<Fields extends z.ZodType>(
  path: string,
  fields: Fields,
  call?: ApiCall,
): Promise<z.output<Fields>> {
  return readAnswer(await send(path, call), fields);
}

/** Returns one page of a list: `data` and `meta`. */
export async function callPage<Item extends z.ZodType>(
  path: string,
  item: Item,
  call?: ApiCall,
): Promise<{ items: z.output<Item>[]; meta: PageMeta }> {
  const shape = z.object({ success: z.literal(true), data: z.array(item), meta: PageMetaSchema });
  const { data, meta } = await readAnswer(await send(path, call), shape);
  return { items: data, meta };
}

/** Sends a call whose answer has no content of interest. */
export async function callPlain(path: string, call: ApiCall): Promise<void> {
  await send(path, call);
}
