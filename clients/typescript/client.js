import { OPERATIONS } from './operations.js';

/** @typedef {Record<string, unknown>} Fields */
/** @import { CallOptions, ClientOptions } from './client.js' */

/** A call that was refused, or that got no answer in JSON. */
export class FaitageError extends Error {
  /**
   * @param {string} message
   * @param {{ status?: number, code?: string, errors?: Record<string, string[]>, requestId?: string | undefined, retryAfter?: number | undefined }} details
   */
  constructor(message, { status, code, errors, requestId, retryAfter }) {
    super(message);
    this.name = 'FaitageError';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}

/** @param {unknown} value */
const isBlob = (value) => value instanceof Blob || (Array.isArray(value) && value.some((one) => one instanceof Blob));

/** @param {Fields} fields */
function toForm(fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(name, one instanceof Blob ? one : String(one));
  }
  return form;
}

/** @param {Fields} fields */
const toQuery = (fields) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
  );

/**
 * Returns address and settings of a request: each field of the input is in the path, the query or the body.
 * @param {string} operation
 * @param {Fields} input
 * @returns {{ path: string, method: string, body?: string | FormData }}
 */
function toRequest(operation, input) {
  const [method = '', template = ''] = (OPERATIONS[operation] ?? '').split(' ');
  const rest = { ...input };
  const path = template.replace(/\{(\w+)\}/g, (_all, name) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  if (method === 'GET') {
    const query = toQuery(rest).toString();
    return { path: query === '' ? path : `${path}?${query}`, method };
  }
  if (Object.values(rest).some(isBlob)) return { path, method, body: toForm(rest) };
  if (Object.keys(rest).length === 0) return { path, method };
  return { path, method, body: JSON.stringify(rest) };
}

/** @param {Response} response */
async function toError(response) {
  const answer = await response.json().catch(() => ({}));
  return new FaitageError(answer.message ?? `HTTP ${response.status}`, {
    status: response.status,
    code: answer.code,
    errors: answer.errors,
    requestId: response.headers.get('x-request-id') ?? undefined,
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  });
}

/**
 * Returns a client of one site: a method for each operation of its API, and `send` for answers that are files.
 * @param {ClientOptions} options
 */
export function createClient({ url, token, fetch = globalThis.fetch }) {
  const base = `${url.replace(/\/+$/, '')}/api`;
  /**
   * @param {string} operation
   * @param {Fields} [input]
   * @param {CallOptions} [options]
   */
  const send = async (operation, input = {}, { idempotencyKey, signal } = {}) => {
    const { path, method, body } = toRequest(operation, input);
    const headers = new Headers({ Accept: 'application/json, */*;q=0.5' });
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
    if (typeof body === 'string') headers.set('Content-Type', 'application/json');
    const response = await fetch(`${base}${path}`, { method, headers, body: body ?? null, signal: signal ?? null });
    if (!response.ok) throw await toError(response);
    return response;
  };
  /**
   * @param {string} operation
   * @param {Fields} [input]
   * @param {CallOptions} [options]
   */
  const call = async (operation, input, options) => {
    const response = await send(operation, input, options);
    if (response.headers.get('content-type')?.startsWith('application/json')) return response.json();
    await response.body?.cancel();
    throw new FaitageError(`${operation} does not answer in JSON: use send.`, { status: response.status });
  };
  const methods = Object.keys(OPERATIONS).map((name) => [
    name,
    (/** @type {Fields} */ input, /** @type {CallOptions} */ options) => call(name, input, options),
  ]);
  return { ...Object.fromEntries(methods), send };
}
