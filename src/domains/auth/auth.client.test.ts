import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signInAdmin, storedAdmin } from './auth.client.ts';
import { AUTH_TEXTS } from './auth.texts.ts';

const stored = new Map<string, string>();
const user = {
  id: 1,
  name: 'Ada',
  email: 'ada@toitures.example',
  role: 'admin',
  phone: '',
  address: '',
  is_active: true,
  last_login: null,
  created_at: '2026-11-20T08:00:00.000Z',
  updated_at: '2026-11-20T08:00:00.000Z',
};
const credentials = { email: 'ada@toitures.example', password: 'secret' };

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

function answers(...list: [number, unknown][]) {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => {
    const [status, body] = list.shift() ?? [500, null];
    return Response.json(body, { status });
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

describe('the guard', () => {
  test('needs a token and an account whose role is admin', () => {
    expect(storedAdmin()).toBeNull();
    stored.set('user', JSON.stringify(user));
    expect(storedAdmin()).toBeNull();
    stored.set('token', 't');
    expect(storedAdmin()?.name).toBe('Ada');
    stored.set('user', JSON.stringify({ ...user, role: 'manager' }));
    expect(storedAdmin()).toBeNull();
    stored.set('user', 'not json');
    expect(storedAdmin()).toBeNull();
  });
});

describe('sign-in', () => {
  test('stores token and account of an administrator', async () => {
    answers([200, { success: true, token: 'abc', user }]);
    expect(await signInAdmin(credentials)).toEqual({ ok: true });
    expect(stored.get('token')).toBe('abc');
  });

  test('of anybody else is closed again and stores nothing', async () => {
    const fetched = answers(
      [200, { success: true, token: 'abc', user: { ...user, role: 'user' } }],
      [200, { success: true }],
    );
    expect(await signInAdmin(credentials)).toEqual({ ok: false, message: AUTH_TEXTS.notAdmin });
    expect(fetched.mock.calls[1]?.[0]).toBe('/api/auth/logout');
    expect(new Headers(fetched.mock.calls[1]?.[1].headers).get('Authorization')).toBe('Bearer abc');
    expect(stored.size).toBe(0);
  });

  test.each([
    [401, { message: 'Email ou mot de passe incorrect' }, 'Email ou mot de passe incorrect'],
    [401, {}, AUTH_TEXTS.wrongCredentials],
    [429, { message: 'Trop de tentatives.' }, 'Trop de tentatives.'],
    [502, null, AUTH_TEXTS.connectionError],
  ])('answered with %i and %o says %s', async (status, body, message) => {
    answers([status, body]);
    expect(await signInAdmin(credentials)).toEqual({ ok: false, message });
  });

  test('without network says so', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await signInAdmin(credentials)).toEqual({ ok: false, message: AUTH_TEXTS.connectionError });
  });
});
