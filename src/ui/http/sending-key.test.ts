import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { callApi } from './api-client.ts';
import { contentOfForm, noteAnswered, sendingKeyFor } from './sending-key.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('sendingKeyFor', () => {
  it('returns 128 random bits, unchanged until an answer is known', () => {
    const key = sendingKeyFor('a');
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    noteAnswered('a', 0);
    noteAnswered('a', 503);
    expect([sendingKeyFor('a'), sendingKeyFor('b') === key]).toEqual([key, false]);
    noteAnswered('a', 201);
    expect(sendingKeyFor('a')).not.toBe(key);
  });

  it('deletes the oldest of many keys', () => {
    const key = sendingKeyFor('old');
    for (let sent = 0; sent < 20; sent += 1) sendingKeyFor(`content ${sent}`);
    expect(sendingKeyFor('old')).not.toBe(key);
  });
});

describe('contentOfForm', () => {
  it('distinguishes forms by fields and files', () => {
    const formWith = (name: string, size: number): FormData => {
      const form = new FormData();
      form.set('title', 'Toit');
      form.set('image', new File([new Uint8Array(size)], name, { lastModified: 1 }));
      return form;
    };
    expect(contentOfForm('/x', formWith('a', 2))).toBe(contentOfForm('/x', formWith('a', 2)));
    expect(contentOfForm('/x', formWith('a', 2))).not.toBe(contentOfForm('/x', formWith('a', 3)));
    expect(contentOfForm('/x', formWith('a', 2))).not.toBe(contentOfForm('/y', formWith('a', 2)));
  });
});

describe('callApi', () => {
  const create = () => callApi('/things', z.object({ id: z.int() }), { method: 'POST', body: { name: 'a' } });
  /** Returns the given answers in turn, `null` for none; collects the keys that were sent. */
  function answering(answers: (Response | null)[]): (string | null)[] {
    const keys: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: Headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      const next = answers[keys.length - 1];
      if (next === null || next === undefined) throw new TypeError('Failed to fetch');
      return next;
    });
    return keys;
  }
  const created = () => Response.json({ success: true, data: { id: 1 } }, { status: 201 });

  it('repeats a POST with its key when the answer was lost, and sends a later one with another key', async () => {
    const keys = answering([null, created(), created()]);
    await expect(create()).rejects.toMatchObject({ status: 0 });
    await create();
    await create();
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('waits for a request that is still being processed, then returns its answer', async () => {
    vi.useFakeTimers();
    const busy = Response.json({ success: false, message: 'x' }, { status: 409, headers: { 'Retry-After': '1' } });
    const keys = answering([busy, created()]);
    const answer = create();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await answer).toEqual({ id: 1 });
    expect(keys[1]).toBe(keys[0]);
  });

  it('sends no key with requests that create nothing', async () => {
    const keys = answering([Response.json({ success: true, data: { id: 1 } })]);
    await callApi('/things', z.object({ id: z.int() }));
    expect(keys).toEqual([null]);
  });
});
