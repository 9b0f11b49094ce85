import { describe, expect, it } from 'vitest';
import type { OfferState } from './quote-link.contract.ts';
import { canWithdraw, getOfferState, isSameAnswer, offerClosed, withdrawalEnd } from './quote-link.rules.ts';
import type { QuoteRecord } from './quote-record.contract.ts';

const SENT = { content_hash: 'a' };
const NOW = { today: '2026-12-20', contentHash: 'a' };
interface Decided {
  decision: string;
  withdrawn_at: string | null;
  created_at: string;
}
const accepted: Decided = { decision: 'accepted', withdrawn_at: null, created_at: '2026-12-06T22:30:00.000Z' };
const withdrawn = { ...accepted, withdrawn_at: '2026-12-08T08:00:00.000Z' };

describe('quote link rules', () => {
  describe('getOfferState', () => {
    it.each<[QuoteRecord['status'], string | null, Decided | undefined, Partial<typeof NOW>, OfferState]>([
      ['quoted', '2026-12-20', undefined, {}, 'open'],
      ['quoted', null, undefined, {}, 'open'],
      ['quoted', '2026-12-19', undefined, {}, 'expired'],
      ['quoted', '2026-12-20', undefined, { contentHash: 'b' }, 'changed'],
      ['quoted', '2026-12-19', undefined, { contentHash: 'b' }, 'changed'],
      ['pending', '2026-12-20', undefined, {}, 'changed'],
      ['contacted', '2026-12-20', undefined, {}, 'changed'],
      ['accepted', '2026-12-19', accepted, { contentHash: 'b' }, 'accepted'],
      ['rejected', '2026-12-20', undefined, {}, 'rejected'],
      ['rejected', '2026-12-20', withdrawn, {}, 'withdrawn'],
      ['quoted', '2026-12-20', withdrawn, {}, 'open'],
    ])('computes the state of a %s quote valid until %s', (status, valid_until, decision, now, state) => {
      expect(getOfferState({ status, valid_until }, SENT, decision, { ...NOW, ...now })).toBe(state);
    });

    it('returns 409 and the reason for a quote that can no longer be answered', () => {
      expect(offerClosed('changed')).toMatchObject({ status: 409, message: expect.stringContaining('modifié') });
      expect(offerClosed('accepted').message).toBe('Ce devis a déjà été accepté.');
    });
  });

  describe('withdrawal', () => {
    it('allows withdrawal until the end of the fourteenth day in Paris after the answer', () => {
      // 23:30 in Paris: still the sixth.
      expect(withdrawalEnd('2026-12-06T22:30:00.000Z')).toBe('2026-12-20');
      expect(withdrawalEnd('2026-12-06T23:30:00.000Z')).toBe('2026-12-21');
      expect(withdrawalEnd('2026-03-20T08:00:00.000Z')).toBe('2026-04-03');
    });

    it('requires an acceptance by the customer', () => {
      expect(canWithdraw('accepted', accepted, '2026-12-20')).toBe(true);
      expect(canWithdraw('accepted', accepted, '2026-12-21')).toBe(false);
      expect(canWithdraw('accepted', undefined, '2026-12-20')).toBe(false);
      expect(canWithdraw('rejected', accepted, '2026-12-20')).toBe(false);
    });
  });

  it('treats the same answer by the same person as one', () => {
    const input = { decision: 'accepted', name: 'Ada' } as const;
    expect(isSameAnswer({ state: 'accepted', decided_by: 'Ada' }, input)).toBe(true);
    expect(isSameAnswer({ state: 'accepted', decided_by: 'Béa' }, input)).toBe(false);
    expect(isSameAnswer({ state: 'rejected', decided_by: 'Ada' }, input)).toBe(false);
  });
});
