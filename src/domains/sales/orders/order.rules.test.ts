import { describe, expect, it, test } from 'vitest';
import { flippedStatus, orderFaults, priorityOfUrgency, tomorrowAfter } from './order.rules.ts';

const WRITTEN = {
  client_name: 'a',
  client_email: 'a@b.example',
  client_phone: '0639980001',
  service: 's',
  description: 'd',
  budget: '0',
  deadline: '2026-11-22',
  address: 'x',
};

const today = '2026-11-21';

describe('order rules', () => {
  test.each([
    ['en_attente', 'en_cours'],
    ['en_cours', 'en_attente'],
    ['planifié', 'en_attente'],
    ['terminé', 'en_attente'],
    ['annulé', 'en_attente'],
  ] as const)('changes %s to %s', (from, to) => {
    expect(flippedStatus(from)).toBe(to);
  });

  describe('orderFaults', () => {
    it('returns no fault for a complete order', () => {
      expect(orderFaults(WRITTEN, { today })).toBeUndefined();
    });
    it('returns one fault at a time, missing fields first', () => {
      expect(orderFaults({ ...WRITTEN, service: ' ', budget: -1 }, { today })?.message).toMatch(/^Veuillez/);
      expect(orderFaults({ ...WRITTEN, budget: -1, deadline: today }, { today })?.message).toMatch(/^Le budget/);
      expect(orderFaults({ ...WRITTEN, deadline: today }, { today })?.message).toMatch(/^La date/);
    });
    it('ignores an unchanged deadline', () => {
      const stored = { deadline: today, quote_id: null, lines: [], budget_cents: 0 };
      expect(orderFaults({ ...WRITTEN, deadline: today }, { today, stored })).toBeUndefined();
    });
  });

  it('returns tomorrow’s date in Paris', () => {
    expect(tomorrowAfter(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-02');
  });

  it('treats both pressing urgencies as urgent', () => {
    expect(['low', 'normal', 'high', 'urgent'].map(priorityOfUrgency)).toEqual([
      'faible',
      'normal',
      'urgent',
      'urgent',
    ]);
  });
});
