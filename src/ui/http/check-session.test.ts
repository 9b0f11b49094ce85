import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkSession } from './check-session.ts';
import { SESSION_ENDED, TOKEN_KEY, USER_KEY } from './stored-session.ts';

const USER = '{"id":1,"name":"Anne"}';
const stored = new Map<string, string>();
let browser: EventTarget;
const ended = vi.fn();

beforeEach(() => {
  stored.clear();
  ended.mockReset();
  browser = new EventTarget();
  browser.addEventListener(SESSION_ENDED, ended);
  vi.stubGlobal('window', browser);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

function signIn(): void {
  stored.set(TOKEN_KEY, 'secret');
  stored.set(USER_KEY, USER);
}

function answer(status: number, body: unknown) {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

describe('checkSession', () => {
  it('deletes token and account when the server refuses the token', async () => {
    signIn();
    const fetched = answer(401, { success: false });
    await checkSession('/contact');
    expect(new Headers(fetched.mock.calls[0]?.[1].headers).get('Authorization')).toBe('Bearer secret');
    expect([...stored]).toEqual([]);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('stores the account that the server knows', async () => {
    signIn();
    answer(200, { success: true, user: { id: 1, name: 'Anne Faure' } });
    await checkSession('/');
    expect(Object.fromEntries(stored)).toEqual({ [TOKEN_KEY]: 'secret', [USER_KEY]: '{"id":1,"name":"Anne Faure"}' });
  });

  it.each([403, 429, 500, 503])('keeps the session after the answer %i', async (status) => {
    signIn();
    answer(status, { success: false });
    await checkSession('/');
    expect([stored.get(TOKEN_KEY), stored.get(USER_KEY), ended.mock.calls]).toEqual(['secret', USER, []]);
  });

  it('leaves a session alone that another tab has opened meanwhile', async () => {
    signIn();
    vi.stubGlobal('fetch', async () => {
      stored.set(TOKEN_KEY, 'newer');
      return Response.json({ success: false }, { status: 401 });
    });
    await checkSession('/');
    expect(stored.get(TOKEN_KEY)).toBe('newer');
  });

  it('asks nothing without a token, and deletes an account that has none', async () => {
    stored.set(USER_KEY, USER);
    const fetched = answer(200, {});
    await checkSession('/');
    expect([stored.size, fetched.mock.calls]).toEqual([0, []]);
  });

  it.each(['/payment', '/payment-success'])('sends no session from %s', async (path) => {
    signIn();
    const fetched = answer(401, {});
    await checkSession(path);
    expect([stored.get(TOKEN_KEY), fetched.mock.calls]).toEqual(['secret', []]);
  });
});
