import { describe, expect, it } from 'vitest';
import type { Delivery, Webhook } from './webhook.contract.ts';
import { WEBHOOK_SCREEN_TEXTS as TEXTS } from './webhook-screen.texts.ts';
import { datesLine, readable, resultLine } from './webhook-screen.views.ts';

const WEBHOOK: Webhook = {
  ...{ id: 1, url: 'https://a.example/x', description: '', events: [], is_enabled: true, pause_reason: null },
  ...{ created_by: 'Ada', created_at: '2026-11-20T08:00:00.000Z', last_success_at: null, last_failure_at: null },
  ...{ failing_since: null, old_secret_until: null },
};
const DELIVERY: Delivery = {
  ...{ id: 1, webhook_id: 1, event_id: 'evt_1', type: 'test.ping', state: 'waiting', attempts: 0, payload: '{}' },
  ...{ next_attempt_at: '2026-11-20T09:00:00.000Z', last_attempt_at: null, last_status: null, last_fault: null },
  ...{ last_answer: '', duration_ms: null, created_at: '2026-11-20T08:00:00.000Z' },
};

describe('datesLine', () => {
  it('names who created it, and what has not happened yet', () => {
    expect(datesLine(WEBHOOK, TEXTS)).toBe('créé le 20 novembre 2026 par Ada · rien d’envoyé encore');
    const used = { ...WEBHOOK, created_by: null, last_success_at: '2026-11-20T09:00:00.000Z' };
    expect(datesLine(used, TEXTS)).toMatch(/^créé le 20 novembre 2026 · dernier succès le /);
  });
});

describe('resultLine', () => {
  it('counts the attempts, and says what came of the last one and when the next is', () => {
    expect(resultLine(DELIVERY, TEXTS.log)).toBe('aucun essai');
    const failed: Delivery = { ...DELIVERY, attempts: 2, last_status: 500, duration_ms: 34 };
    expect(resultLine(failed, TEXTS.log)).toMatch(/^2 essais · réponse 500 · 34 ms · prochain essai le /);
    const late: Delivery = { ...DELIVERY, state: 'failed', attempts: 10, last_fault: 'late', next_attempt_at: null };
    expect(resultLine(late, TEXTS.log)).toBe('10 essais · pas de réponse en quinze secondes');
  });
});

describe('readable', () => {
  it('indents a body', () => expect(readable('{"a":1}')).toBe('{\n  "a": 1\n}'));
});
