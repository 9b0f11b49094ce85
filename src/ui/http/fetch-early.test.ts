import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { callApi, callPlain } from './api-client.ts';
import { fetchEarly } from './fetch-early.ts';
import { sessionSecondsLeft } from './session-clock.ts';
import { TOKEN_KEY } from './stored-session.ts';
import { noteStream } from './window-events.ts';

const stored = new Map<string, string>();
const count = () => callApi('/count', z.int());
let answered = 0;

/** Answers each request with its number. */
function answer(status = 200, headers: Record<string, string> = {}) {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => {
    answered += 1;
    return Response.json({ success: status < 400, data: answered }, { status, headers });
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

beforeEach(() => {
  answered = 0;
  stored.clear();
  stored.set(TOKEN_KEY, 'mine');
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  noteStream(true);
});
afterEach(() => vi.unstubAllGlobals());

describe('fetchEarly', () => {
  it('sends a request that no person caused, whose answer replaces that of the screen once', async () => {
    const fetched = answer();
    await fetchEarly('/api/count', ['orders']);
    const headers = new Headers(fetched.mock.calls[0]?.[1].headers);
    expect([headers.get('X-Background'), headers.get('Authorization')]).toEqual(['1', 'Bearer mine']);
    expect([await count(), await count()]).toEqual([1, 2]);
  });

  it('sends one request while its answer is new', async () => {
    const fetched = answer();
    await fetchEarly('/api/count', ['orders']);
    await fetchEarly('/api/count', ['orders']);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('sends nothing without a session, nor while the changes of the server do not arrive', async () => {
    const fetched = answer();
    noteStream(false);
    await fetchEarly('/api/count', ['orders']);
    noteStream(true);
    stored.clear();
    await fetchEarly('/api/count', ['orders']);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('notes how long the session lasts when the answer arrives, and not when it is used', async () => {
    answer(200, { 'X-Session-Seconds': '600' });
    await fetchEarly('/api/count', ['orders']);
    expect(sessionSecondsLeft()).toBe(600);
    stored.set('session-ends', String(Date.now() + 60_000));
    await count();
    expect(sessionSecondsLeft()).toBe(60);
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('forgets its answers after a %s of this window', async (method) => {
    answer();
    await fetchEarly('/api/count', ['orders']);
    await callPlain('/orders', { method, body: {} });
    expect(await count()).toBe(3);
  });

  it('forgets its answers after a refused token, and lets the screen ask where it has failed', async () => {
    answer();
    await fetchEarly('/api/count', ['orders']);
    answer(401);
    await fetchEarly('/api/other', ['orders']);
    answer();
    expect(await count()).toBe(3);
    answer(500);
    await fetchEarly('/api/count', ['orders']);
    answer();
    expect(await count()).toBe(5);
    expect(stored.get(TOKEN_KEY)).toBe('mine');
  });
});
