import { describe, expect, it } from 'vitest';
import type { Actor, Right } from '#src/kernel/actor.ts';
import { adminPath } from './admin-path.rules.ts';
import { followedChanges, isStale, isUrgent, readableEvents } from './notification.rules.ts';

describe('notification rules', () => {
  it.each([
    ['/admin/contact?view=7', '/admin/contact?view=7'],
    ['/admin', '/admin'],
    ['', '/admin'],
    ['/administration', '/admin'],
    ['https://ailleurs.example/admin', '/admin'],
    ['//ailleurs.example', '/admin'],
    ['javascript:alert(1)', '/admin'],
  ])('converts the link %j to %s', (link, path) => {
    expect(adminPath(link)).toBe(path);
  });
});

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

const someone = { kind: 'user', userId: 1, sessionId: 1, name: 'Ada' } as const;

const colleague = (...rights: Right[]): Actor => ({ ...someone, role: 'manager', rights });

describe('readableEvents', () => {
  it('returns null, no limit, for an administrator and the system', () => {
    expect([readableEvents({ ...someone, role: 'admin' }), readableEvents({ kind: 'system' })]).toEqual([null, null]);
  });

  it.each<[Right[], string[]]>([
    [['requests:read'], ['message', 'chat']],
    [['sales:read'], ['quote']],
    [['money'], ['payment']],
    [['content:read'], ['testimonial', 'blog']],
    [['people'], ['registration']],
    [['settings'], ['mail-failure', 'site-trouble']],
    [[], []],
  ])('returns for a manager with %j the events %j', (rights, events) => {
    expect(readableEvents(colleague(...rights))).toEqual(events);
  });
});

describe('followedChanges', () => {
  it('returns null, no limit, for an administrator', () => {
    expect(followedChanges({ ...someone, role: 'admin' })).toBeNull();
  });

  it('excludes invoices and payments for a manager without the payment right', () => {
    const followed = followedChanges(colleague('requests:read', 'sales:read', 'content:read'));
    expect(followed).toEqual(['messages', 'chat', 'chat-typing', 'quotes', 'orders', 'newsletter', 'notification']);
  });
});
