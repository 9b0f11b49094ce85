import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Actor } from '#src/kernel/actor.ts';
import { readClientAddress } from './client-address.server.ts';
import { forgetReads, limitReads, refuseRead } from './read-limit.server.ts';

beforeEach(() => {
  forgetReads();
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  forgetReads();
});

const account = (userId: number, role: 'admin' | 'manager' | 'user'): Actor => ({
  kind: 'user',
  userId,
  role,
  sessionId: 1,
  name: 'Camille',
});

/** Returns how many reads are allowed before the first refusal. */
function getReads(peer: string, actor?: Actor, most = 5_000): number {
  for (let count = 0; count < most; count += 1) {
    try {
      limitReads(readClientAddress(peer), actor);
    } catch {
      return count;
    }
  }
  return most;
}

describe('limitReads', () => {
  it('allows 600 reads of one address, then ten a second', () => {
    expect(getReads('203.0.113.7')).toBe(600);
    expect(() => limitReads(readClientAddress('203.0.113.7'))).toThrow(
      expect.objectContaining({ code: 'limit', status: 429, retryAfterSeconds: 1 }),
    );
    expect(getReads('203.0.113.8')).toBe(600);
    vi.advanceTimersByTime(2_000);
    expect(getReads('203.0.113.7')).toBe(20);
    vi.advanceTimersByTime(3_600_000);
    expect(getReads('203.0.113.7')).toBe(600);
  });

  it('counts an IPv6 /64 as one address, and a /56 as four', () => {
    expect(getReads('2001:db8:0:1::1')).toBe(600);
    expect(getReads('2001:db8:0:1::2')).toBe(0);
    const others = [2, 3, 4, 5].map((place) => getReads(`2001:db8:0:${place}::1`));
    expect(others.reduce((sum, count) => sum + count)).toBeLessThan(1_800);
    expect(getReads('2001:db8:0:99::1')).toBe(0);
  });

  it('counts an account separately, so that the accounts of an office do not share one limit', () => {
    getReads('203.0.113.7');
    expect(getReads('203.0.113.7', account(1, 'admin'))).toBe(3_000);
    expect(getReads('203.0.113.7', account(2, 'manager'))).toBe(3_000);
    expect(getReads('203.0.113.7', account(3, 'user'))).toBe(600);
    expect(getReads('198.51.100.1', account(3, 'user'))).toBe(0);
  });

  it('applies no limit to this machine, but one to requests forwarded by a proxy on it', () => {
    expect(getReads('127.0.0.1')).toBe(5_000);
    const forwarded = readClientAddress('127.0.0.1', '203.0.113.7');
    for (let count = 0; count < 600; count += 1) limitReads(forwarded);
    expect(() => limitReads(forwarded)).toThrow();
  });

  it('limits memory when many addresses are invented', () => {
    getReads('203.0.113.7');
    for (let place = 0; place < 20_000; place += 1) limitReads(readClientAddress(`10.${place >> 8}.${place & 255}.1`));
    expect(getReads('203.0.113.7')).toBe(600);
  });
});

describe('refuseRead', () => {
  it('answers with 429, one French sentence and Retry-After', async () => {
    const client = readClientAddress('203.0.113.7');
    for (let count = 0; count < 600; count += 1) expect(refuseRead(client)).toBeUndefined();
    const answer = refuseRead(client);
    expect([answer?.status, answer?.headers.get('Retry-After'), answer?.headers.get('Cache-Control')]).toEqual([
      429,
      '1',
      'no-store',
    ]);
    expect(await answer?.text()).toContain('<p>Trop de consultations en peu de temps. Réessayez dans une minute.</p>');
  });
});
