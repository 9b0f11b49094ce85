import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerChallenge, signInAdmin, storedAdmin } from './auth.client.ts';
import { AUTH_TEXTS } from './auth.texts.ts';

const stored = new Map<string, string>();
const user = {
  id: 1,
  name: 'Ada',
  email_verified: true,
  email: 'ada@toitures.example',
  role: 'admin',
  rights: [],
  phone: '',
  address: '',
  is_active: true,
  last_login: null,
  created_at: '2026-11-20T08:00:00.000Z',
  updated_at: '2026-11-20T08:00:00.000Z',
};
const reminders = { must_enrol: false, renewal_due: false, strength_due: false };
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

describe('storedAdmin', () => {
  test('requires a token and the account of an administrator, or of a manager with a right', () => {
    expect(storedAdmin()).toBeNull();
    stored.set('user', JSON.stringify(user));
    expect(storedAdmin()).toBeNull();
    stored.set('token', 't');
    expect(storedAdmin()?.name).toBe('Ada');
    stored.set('user', JSON.stringify({ ...user, role: 'manager' }));
    expect(storedAdmin()).toBeNull();
    stored.set('user', JSON.stringify({ ...user, role: 'manager', rights: ['money'] }));
    expect(storedAdmin()?.name).toBe('Ada');
    stored.set('user', 'not json');
    expect(storedAdmin()).toBeNull();
  });
});

describe('sign-in', () => {
  test('stores token and account of an administrator', async () => {
    answers([200, { success: true, token: 'abc', user, reminders }]);
    expect(await signInAdmin(credentials)).toEqual({ step: 'in', mustEnrol: false });
    expect(stored.get('token')).toBe('abc');
  });

  test('stores nothing before the second factor’s code is right', async () => {
    const fetched = answers(
      [200, { success: true, two_factor_required: true, challenge: 'c' }],
      [401, { message: 'Ce code est incorrect ou a déjà servi. Attendez le suivant.' }],
      [200, { success: true, token: 'abc', user, reminders: { ...reminders, must_enrol: true } }],
    );
    expect(await signInAdmin(credentials)).toEqual({ step: 'code', challenge: 'c' });
    expect(stored.size).toBe(0);
    expect(await answerChallenge('c', '000000')).toMatchObject({ step: 'refused', isOver: false });
    expect(await answerChallenge('c', '123456')).toEqual({ step: 'in', mustEnrol: true });
    expect(fetched.mock.calls[2]?.[1].body).toBe('{"challenge":"c","code":"123456"}');
    expect(stored.get('token')).toBe('abc');
  });

  test('starts again when the challenge has expired', async () => {
    answers([422, { message: 'La vérification a expiré.', errors: { challenge: ['La vérification a expiré.'] } }]);
    expect(await answerChallenge('c', '123456')).toEqual({
      step: 'refused',
      message: 'La vérification a expiré.',
      isOver: true,
    });
  });

  test('closes the session of any other role at once and stores nothing', async () => {
    const fetched = answers(
      [200, { success: true, token: 'abc', user: { ...user, role: 'user' }, reminders }],
      [200, { success: true }],
    );
    expect(await signInAdmin(credentials)).toMatchObject({ step: 'refused', message: AUTH_TEXTS.notAdmin });
    expect(fetched.mock.calls[1]?.[0]).toBe('/api/auth/logout');
    expect(new Headers(fetched.mock.calls[1]?.[1].headers).get('Authorization')).toBe('Bearer abc');
    expect(stored.size).toBe(0);
  });

  test.each([
    [401, { message: 'Email ou mot de passe incorrect' }, 'Email ou mot de passe incorrect'],
    [401, {}, AUTH_TEXTS.wrongCredentials],
    [429, { message: 'Trop de tentatives.' }, 'Trop de tentatives.'],
    [502, null, AUTH_TEXTS.connectionError],
  ])('maps a response with %i and %o to the message %s', async (status, body, message) => {
    answers([status, body]);
    expect(await signInAdmin(credentials)).toMatchObject({ step: 'refused', message });
  });

  test('shows a connection error without network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await signInAdmin(credentials)).toMatchObject({ step: 'refused', message: AUTH_TEXTS.connectionError });
  });
});
