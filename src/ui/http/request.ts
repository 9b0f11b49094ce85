import { ApiError, getApiError } from './api-error.ts';

/** Begins every address of the API. */
export const BASE = '/api';

export type Query = Record<string, string | number | boolean | undefined>;

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined;
  query?: Query | undefined;
  /** A form is sent as it is, everything else as JSON. */
  body?: unknown;
  /** Media type of the wanted answer, by default JSON. */
  accept?: string | undefined;
  /** Bearer token; none when absent or null. */
  token?: string | null | undefined;
  /** Repeated requests with the same key run once. */
  idempotencyKey?: string | undefined;
  /** True for a request that no person caused, which prolongs no session. */
  isBackground?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

/** Returns `path` under `/api` with its query; undefined and empty values are left out. */
export function apiAddress(path: string, query: Query = {}): string {
  const input = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return `${BASE}${path}${input.length === 0 ? '' : `?${new URLSearchParams(input)}`}`;
}

function getHeaders({ accept = 'application/json', body, token, idempotencyKey, isBackground }: ApiRequest): Headers {
  const headers = new Headers({ Accept: accept });
  if (typeof token === 'string') headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined && !(body instanceof FormData)) headers.set('Content-Type', 'application/json');
  if (isBackground) headers.set('X-Background', '1');
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
  return headers;
}

/** Milliseconds since the document began in which the answers that it requested count as new. */
const FIRST_ANSWERS_MS = 20_000;

/** What `ui/admin/before-paint.js` requests while the scripts load. */
interface FirstAnswers {
  token: string;
  /** By address. */
  answers: Record<string, Promise<Response>>;
}

/** Returns the answer that the document has already requested with the same token; only once. */
function takeFirstAnswer(address: string, { method = 'GET', token }: ApiRequest): Promise<Response> | undefined {
  const { firstAnswers: first } = globalThis as { firstAnswers?: FirstAnswers };
  if (method !== 'GET' || first === undefined || first.token !== token) return undefined;
  const answer = first.answers[address];
  delete first.answers[address];
  return performance.now() > FIRST_ANSWERS_MS ? undefined : answer;
}

/**
 * Sends one request and returns its answer, whatever its status. The only `fetch` of the API in the browser; it needs no
 * schema library, so that islands can use it.
 * @throws ApiError of status 0 when no answer arrives; the reason of `signal` when it aborts.
 */
export function transmit(path: string, request: ApiRequest = {}): Promise<Response> {
  const { method = 'GET', query, body, signal } = request;
  const content = body === undefined || body instanceof FormData ? body : JSON.stringify(body);
  const address = apiAddress(path, query);
  const send = (): Promise<Response> =>
    fetch(address, {
      method,
      headers: getHeaders(request),
      ...(content === undefined ? {} : { body: content }),
      ...(signal === undefined ? {} : { signal }),
    });
  return (takeFirstAnswer(address, request)?.catch(send) ?? send()).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new ApiError('Network error', { status: 0, cause });
  });
}

/** Loads a picture that this site serves as a file. @throws ApiError */
export async function loadPicture(address: string): Promise<File> {
  const answer = await fetch(address).catch((cause: unknown) => {
    throw new ApiError('Network error', { status: 0, cause });
  });
  if (!answer.ok) throw new ApiError(answer.statusText, { status: answer.status });
  const content = await answer.blob();
  return new File([content], 'image', { type: content.type });
}

/** Returns the error of an answer that is no success. */
export async function readRefusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  return getApiError(response.status, body, response.headers);
}

/** Sends one request and returns its successful answer. @throws ApiError otherwise. */
export async function request(path: string, asked: ApiRequest = {}): Promise<Response> {
  const response = await transmit(path, asked);
  if (response.ok) return response;
  throw await readRefusal(response);
}

/** Returns the parsed body of an answer of our own server. @throws ApiError of status 0 when it is cut off. */
export const readBody = <Body>(response: Response): Promise<Body> =>
  response.json().catch((cause: unknown) => {
    throw new ApiError('Unreadable answer', { status: 0, cause });
  });
