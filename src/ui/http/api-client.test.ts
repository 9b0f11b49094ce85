import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { callApi, callFlat, callPage } from './api-client.ts';
import { type ApiError, getApiError, toSentence } from './api-error.ts';
import { apiAddress } from './request.ts';
import { SESSION_ENDED, TOKEN_KEY, USER_KEY } from './stored-session.ts';

const stored = new Map<string, string>();
const browser = new EventTarget();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', browser);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

function answer(status: number, body: unknown, headers: Record<string, string> = {}) {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => Response.json(body, { status, headers }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const toFailure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('It succeeded.')),
    (error: ApiError) => error,
  );

describe('apiAddress', () => {
  test('leaves out undefined parameters', () => {
    expect(apiAddress('/admin/contact', { page: 2, search: '', status: undefined })).toBe('/api/admin/contact?page=2');
  });

  test('encodes text that users typed', () => {
    expect(apiAddress('/x', { search: 'tuile & zinc' })).toBe('/api/x?search=tuile+%26+zinc');
  });
});

describe('successful call', () => {
  test('sends the stored token and returns the data of the envelope', async () => {
    stored.set(TOKEN_KEY, 'secret');
    const fetched = answer(200, { success: true, data: { total: 3 } });
    expect(await callApi('/count', z.object({ total: z.int() }))).toEqual({ total: 3 });
    const headers = new Headers(fetched.mock.calls[0]?.[1].headers);
    expect(headers.get('Authorization')).toBe('Bearer secret');
  });

  test('returns a page with its meta data', async () => {
    answer(200, { success: true, data: [1, 2], meta: { page: 1, per_page: 20, total: 2, last_page: 1 } });
    expect((await callPage('/list', z.int())).meta.total).toBe(2);
  });

  test('takes the answers that the document has requested with the same token, each only once', async () => {
    stored.set(TOKEN_KEY, 'secret');
    const request = (token: string, answer: Promise<Response>) =>
      vi.stubGlobal('firstAnswers', { token, answers: { '/api/count': answer } });
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const fetched = answer(200, { success: true, data: 2 });
    request('secret', Promise.resolve(Response.json({ success: true, data: 1 })));
    expect([await callApi('/count', z.int()), await callApi('/count', z.int())]).toEqual([1, 2]);
    request('secret', Promise.reject(new TypeError('Failed to fetch')));
    expect(await callApi('/count', z.int())).toBe(2);
    request('another', Promise.resolve(Response.json({ success: true, data: 1 })));
    expect(await callApi('/count', z.int())).toBe(2);
    request('secret', Promise.resolve(Response.json({ success: true, data: 1 })));
    clock.mockReturnValue(20_001);
    expect(await callApi('/count', z.int())).toBe(2);
    expect(fetched).toHaveBeenCalledTimes(4);
    clock.mockRestore();
  });

  test('loads the shape of the answer while the request runs', async () => {
    const fetched = answer(200, { success: true, data: { total: 3 } });
    const shape = Promise.withResolvers<z.ZodObject<{ total: z.ZodInt }>>();
    const result = callApi('/count', () => shape.promise);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    shape.resolve(z.object({ total: z.int() }));
    expect(await result).toEqual({ total: 3 });
  });

  test('fails like a call without an answer when the shape cannot be loaded', async () => {
    answer(200, { success: true, data: { total: 3 } });
    const error = await toFailure(callFlat('/count', () => Promise.reject(new TypeError('Failed to fetch'))));
    expect(error).toMatchObject({ name: 'ApiError', status: 0 });
  });

  test('rejects a page whose meta data lack a number', async () => {
    answer(200, { success: true, data: [1, 2], meta: { page: 1, per_page: 20, total: 'two', last_page: 1 } });
    expect((await toFailure(callPage('/list', z.int()))).message).toBe('Invalid response structure');
  });

  test('rejects an answer whose shape differs from the contract', async () => {
    answer(200, { success: true, data: { total: 'three' } });
    const error = await toFailure(callApi('/count', z.object({ total: z.int() })));
    expect(error.message).toBe('Invalid response structure');
  });
});

describe('refused call', () => {
  test('clears token and account after a 401, fires an event, and throws Unauthorized', async () => {
    stored.set(TOKEN_KEY, 'dead').set(USER_KEY, '{}');
    const ended = vi.fn();
    browser.addEventListener(SESSION_ENDED, ended, { once: true });
    answer(401, { success: false, message: 'Veuillez vous connecter.' });
    const error = await toFailure(callApi('/x', z.unknown()));
    expect([error.message, error.userMessage]).toEqual(['Unauthorized', 'Veuillez vous connecter.']);
    expect(ended).toHaveBeenCalledOnce();
    expect(stored.size).toBe(0);
  });

  test('keeps other sessions after a failed sign-in', async () => {
    stored.set(TOKEN_KEY, 'alive');
    answer(401, { success: false, message: 'Email ou mot de passe incorrect' });
    await toFailure(callFlat('/auth/login', z.unknown(), { method: 'POST', body: {}, token: null }));
    expect(stored.get(TOKEN_KEY)).toBe('alive');
  });

  test('throws validation errors as JSON and keeps them by field', async () => {
    answer(422, { success: false, message: 'Invalide.', errors: { email: ['Adresse e-mail invalide.'] } });
    const error = await toFailure(callApi('/x', z.unknown()));
    expect(error.message).toBe('Validation errors: {"email":["Adresse e-mail invalide."]}');
    expect(error.fields.email).toEqual(['Adresse e-mail invalide.']);
  });

  test('throws the message of the body for other failures, or else the status', () => {
    expect(getApiError(409, { message: 'Déjà fait.' }).message).toBe('Déjà fait.');
    expect(getApiError(502, null).message).toBe('HTTP error! status: 502');
  });

  test('returns the waiting time of a 429', async () => {
    answer(429, { success: false, message: 'Patientez.' }, { 'Retry-After': '90' });
    expect((await toFailure(callApi('/x', z.unknown()))).retryAfterSeconds).toBe(90);
  });

  test('throws an error with status 0 and no user message when no answer arrives', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const error = await toFailure(callApi('/x', z.unknown()));
    expect(error.status).toBe(0);
    expect(toSentence(error, 'Erreur de connexion.')).toBe('Erreur de connexion.');
  });
});
