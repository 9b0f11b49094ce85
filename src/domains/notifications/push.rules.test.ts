import { describe, expect, it } from 'vitest';
import { isStale, isUrgent } from './push.rules.ts';

describe('push rules', () => {
  it('marks an alert as urgent while a visitor waits for an answer', () => {
    expect([isUrgent('chat'), isUrgent('message'), isUrgent('payment')]).toEqual([true, true, false]);
  });

  it('treats an alert as stale after a day', () => {
    const now = new Date('2026-11-21T08:00:00.000Z');
    expect(isStale('2026-11-20T08:00:00.000Z', now)).toBe(false);
    expect(isStale('2026-11-20T07:59:59.000Z', now)).toBe(true);
  });
});
