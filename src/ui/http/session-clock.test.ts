import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetSessionEnd, isEnrolmentNeeded, noteSession, sessionSecondsLeft } from './session-clock.ts';

const stored = new Map<string, string>();
const events: string[] = [];

describe('session clock', () => {
  beforeEach(() => {
    stored.clear();
    stored.set('token', 't');
    events.length = 0;
    vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00.000Z') });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    vi.stubGlobal('window', { dispatchEvent: ({ type }: Event) => events.push(type) });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const answer = (headers: Record<string, string>) => noteSession(new Response(null, { headers }));

  test('counts down from the time in the last answer, and restarts with the next answer', () => {
    expect(sessionSecondsLeft()).toBeNull();
    answer({ 'X-Session-Seconds': '900' });
    expect(sessionSecondsLeft()).toBe(900);
    vi.advanceTimersByTime(780_000);
    expect(sessionSecondsLeft()).toBe(120);
    answer({});
    expect(sessionSecondsLeft()).toBe(120);
    vi.advanceTimersByTime(1_500);
    expect(sessionSecondsLeft()).toBe(119);
    answer({ 'X-Session-Seconds': '900' });
    expect(sessionSecondsLeft()).toBe(900);
    vi.advanceTimersByTime(901_000);
    expect(sessionSecondsLeft()).toBe(0);
  });

  test('uses the last answer of any tab', () => {
    answer({ 'X-Session-Seconds': '100' });
    stored.set('session-ends', String(Date.now() + 1_800_000));
    expect(sessionSecondsLeft()).toBe(1_800);
  });

  test('returns null without a session', () => {
    answer({ 'X-Session-Seconds': '900' });
    stored.delete('token');
    expect(sessionSecondsLeft()).toBeNull();
    stored.set('token', 't');
    forgetSessionEnd();
    expect(sessionSecondsLeft()).toBeNull();
  });

  test('reports a missing second factor', () => {
    answer({ 'X-Session-Seconds': '900' });
    expect(events).toEqual([]);
    answer({ 'X-Two-Factor': 'required' });
    expect([events, isEnrolmentNeeded()]).toEqual([['enrolment-needed'], true]);
    answer({ 'X-Session-Seconds': '900' });
    expect(isEnrolmentNeeded()).toBe(false);
  });
});
