import { describe, expect, it } from 'vitest';
import { readEvents, toPayload, toWebhook } from './webhook.views.ts';

describe('readEvents', () => {
  it('leaves out names that this version does not know', () => {
    expect(readEvents('payment.received,later.event,quote.accepted')).toEqual(['quote.accepted', 'payment.received']);
  });
});

describe('toPayload', () => {
  it('returns the shape of Standard Webhooks', () => {
    expect(toPayload('a.b', { id: 1 }, '2026-11-20T08:00:00.000Z')).toBe(
      '{"type":"a.b","timestamp":"2026-11-20T08:00:00.000Z","data":{"id":1}}',
    );
  });
});

describe('toWebhook', () => {
  it('shows the end of an old secret only while it signs', () => {
    const none = {
      pause_reason: null,
      created_by: null,
      last_success_at: null,
      last_failure_at: null,
      failing_since: null,
    };
    const row = {
      id: 1,
      url: 'https://a.example/',
      description: '',
      events: '',
      is_enabled: 1,
      created_at: '',
      ...none,
    };
    const until = '2026-11-20T08:00:00.000Z';
    const show = (at: string) => toWebhook({ ...row, previous_until: until }, at).old_secret_until;
    expect([show('2026-11-20T07:59:59.999Z'), show(until)]).toEqual([until, null]);
  });
});
