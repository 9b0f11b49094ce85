import { describe, expect, it } from 'vitest';
import type { Actor, Right } from '#src/kernel/actor.ts';
import { followedChanges, readableEvents } from './notification-rights.rules.ts';

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
    [['settings'], ['mail-failure']],
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
