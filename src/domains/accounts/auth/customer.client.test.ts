import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCustomerChallenge, registerAccount, signInCustomer } from './customer.client.ts';

const stored = new Map<string, string>();
const user = {
  id: 1,
  name: 'Anne',
  email: 'anne@essai.example',
  email_verified: false,
  role: 'user',
  rights: [],
  phone: '',
  address: '',
  is_active: true,
  last_login: null,
  created_at: '2026-11-20T08:00:00.000Z',
  updated_at: '2026-11-20T08:00:00.000Z',
};
const reminders = { must_enrol: false, renewal_due: false, strength_due: false };
const IN = { success: true, token: 'abc', user, reminders };
const FIELDS = { email: user.email, password: 'une tuile' };

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const answers = (...list: [number, unknown][]) =>
  vi.stubGlobal('fetch', async () => {
    const [status, body] = list.shift() ?? [500, null];
    return Response.json(body, { status });
  });

describe('customer sign-in', () => {
  it.each(['user', 'manager', 'admin'])('stores token and account of any role: %s', async (role) => {
    answers([200, { ...IN, user: { ...user, role } }]);
    expect(await signInCustomer(FIELDS)).toBeNull();
    expect([stored.get('token'), JSON.parse(stored.get('user') ?? '')]).toMatchObject(['abc', { name: 'Anne', role }]);
  });

  it('stores nothing before the second factor’s code is right', async () => {
    answers(
      [200, { success: true, two_factor_required: true, challenge: 'c' }],
      [422, { success: false, message: 'Ce code est incorrect.', errors: { code: ['Ce code est incorrect.'] } }],
      [200, IN],
    );
    expect(await signInCustomer(FIELDS)).toBe('c');
    await expect(answerCustomerChallenge('c', '000000')).rejects.toMatchObject({
      fields: { code: [expect.any(String)] },
    });
    expect(stored.size).toBe(0);
    await answerCustomerChallenge('c', '123456');
    expect(stored.get('token')).toBe('abc');
  });

  it('stores nothing after a refusal or an invalid response', async () => {
    answers([401, { success: false, message: 'Email ou mot de passe incorrect' }], [200, { success: true }]);
    await expect(signInCustomer(FIELDS)).rejects.toMatchObject({ userMessage: 'Email ou mot de passe incorrect' });
    await expect(registerAccount({ ...FIELDS })).rejects.toMatchObject({ name: 'ApiError' });
    expect(stored.size).toBe(0);
  });
});

describe('error names for logs, with the server’s text for users', () => {
  const message = 'Cette adresse e-mail est déjà utilisée';

  it('names a refused sign-in “Login failed”', async () => {
    answers([401, { success: false, message: 'Email ou mot de passe incorrect' }]);
    await expect(signInCustomer(FIELDS)).rejects.toMatchObject({
      message: 'Login failed',
      cause: { message: 'Invalid credentials', cause: { message: 'Unauthorized' } },
      status: 401,
      userMessage: 'Email ou mot de passe incorrect',
    });
  });

  it('names a sign-in without a response “Login failed”', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(signInCustomer(FIELDS)).rejects.toMatchObject({
      message: 'Login failed',
      cause: { message: 'Network error' },
      userMessage: undefined,
    });
  });

  it('names a failed registration “Registration failed”', async () => {
    answers([422, { success: false, message, errors: { email: [message] } }], [502, null]);
    await expect(registerAccount({ ...FIELDS })).rejects.toMatchObject({ message, fields: { email: [message] } });
    await expect(registerAccount({ ...FIELDS })).rejects.toMatchObject({
      message: 'Registration failed',
      userMessage: undefined,
    });
  });
});
