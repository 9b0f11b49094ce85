import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { callApi, callPlain } from './api-client.ts';
import { setConfirmation, withRecentSignIn } from './recent-sign-in.ts';

const REFUSED = { success: false, message: 'Confirmez.', code: 'recent_sign_in_required' };
let isConfirmed = false;
let forget = (): void => {};

beforeEach(() => {
  isConfirmed = false;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', { getItem: () => 'jeton', setItem: () => {}, removeItem: () => {} });
});
afterEach(() => {
  forget();
  vi.unstubAllGlobals();
});

/** Starts a server that requires a recent sign-in until the user has confirmed. */
function serve() {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) =>
    isConfirmed ? Response.json({ success: true, data: { id: 7 } }) : Response.json(REFUSED, { status: 403 }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
const answer = (does: boolean) =>
  vi.fn(async () => {
    isConfirmed = does;
    return does;
  });

describe('withRecentSignIn', () => {
  it('repeats the same call once the user has confirmed', async () => {
    const fetched = serve();
    forget = setConfirmation(answer(true));
    const call = { method: 'POST', body: { role: 'admin' }, idempotencyKey: 'k' } as const;
    expect(await callApi('/admin/users/7', z.object({ id: z.int() }), call)).toEqual({ id: 7 });
    const [first, second] = fetched.mock.calls;
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(second?.[0]).toBe(first?.[0]);
    expect([second?.[1].method, second?.[1].body]).toEqual(['POST', '{"role":"admin"}']);
    expect(new Headers(second?.[1].headers).get('Idempotency-Key')).toBe('k');
  });

  it('asks once for calls that are refused together', async () => {
    serve();
    const ask = answer(true);
    forget = setConfirmation(ask);
    await Promise.all([callPlain('/a', {}), callPlain('/b', {})]);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('reports that the call was not made when the user cancels, and asks again at the next call', async () => {
    const fetched = serve();
    const ask = answer(false);
    forget = setConfirmation(ask);
    for (let turn = 0; turn < 2; turn += 1) {
      await expect(callPlain('/a', {})).rejects.toMatchObject({
        status: 403,
        userMessage: 'Rien n’a été fait : vous n’avez pas confirmé que c’était vous.',
      });
    }
    expect([fetched.mock.calls.length, ask.mock.calls.length]).toEqual([2, 2]);
  });

  it('passes on any other refusal, and every refusal on a page without a dialog', async () => {
    serve();
    await expect(callPlain('/a', {})).rejects.toMatchObject({
      code: 'recent_sign_in_required',
      userMessage: 'Confirmez.',
    });
    const ask = answer(true);
    forget = setConfirmation(ask);
    await expect(withRecentSignIn(() => Promise.reject(new Error('other')))).rejects.toThrow('other');
    expect(ask).not.toHaveBeenCalled();
  });
});
