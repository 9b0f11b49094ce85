import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSessionEnd, isEnrolmentNeeded, noteSession, sessionSecondsLeft } from './session-clock.ts';

const stored = new Map<string, string>();
const events: string[] = [];

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

test('counts down from what the last answer told, and starts anew with the next', () => {
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

test('is what another tab has heard last', () => {
  answer({ 'X-Session-Seconds': '100' });
  stored.set('session-ends', String(Date.now() + 1_800_000));
  expect(sessionSecondsLeft()).toBe(1_800);
});

test('counts nothing without a session', () => {
  answer({ 'X-Session-Seconds': '900' });
  stored.delete('token');
  expect(sessionSecondsLeft()).toBeNull();
  stored.set('token', 't');
  forgetSessionEnd();
  expect(sessionSecondsLeft()).toBeNull();
});

test('tells when a second factor is missing', () => {
  answer({ 'X-Session-Seconds': '900' });
  expect(events).toEqual([]);
  answer({ 'X-Two-Factor': 'required' });
  expect([events, isEnrolmentNeeded()]).toEqual([['enrolment-needed'], true]);
  answer({ 'X-Session-Seconds': '900' });
  expect(isEnrolmentNeeded()).toBe(false);
});
