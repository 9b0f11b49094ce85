import { describe, expect, it } from 'vitest';
import { parisInstant } from '#src/kernel/dates.ts';
import type { ContractTerms } from '#src/kernel/priced-document.ts';
import { withdrawalEnd } from './quote-contract.rules.ts';
import type { OfferState } from './quote-link.contract.ts';
import { canWithdraw, getOfferState, isSameAnswer, offerClosed } from './quote-link.rules.ts';
import type { QuoteRecord } from './quote-record.contract.ts';

const SENT = { content_hash: 'a' };
const NOW = { today: '2026-12-20', contentHash: 'a' };
interface Decided {
  decision: string;
  withdrawn_at: string | null;
  accepted_on: string | null;
  created_at: string;
  document: { contract?: ContractTerms };
}
const accepted: Decided = {
  decision: 'accepted',
  withdrawn_at: null,
  accepted_on: null,
  created_at: '2026-12-06T22:30:00.000Z',
  document: {},
};
const withdrawn = { ...accepted, withdrawn_at: '2026-12-08T08:00:00.000Z' };

const DAY_MS = 86_400_000;
/** Public holidays as the State publishes them, without the two of Alsace and Moselle. */
const PUBLISHED = new Set(
  `2026 01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25
   2027 01-01 03-29 05-01 05-06 05-08 05-17 07-14 08-15 11-01 11-11 12-25
   2028 01-01 04-17 05-01 05-08 05-25 06-05 07-14 08-15 11-01 11-11 12-25
   2029 01-01 04-02 05-01 05-08 05-10 05-21 07-14 08-15 11-01 11-11 12-25`
    .split('\n')
    .flatMap((row) => {
      const [year, ...days] = row.trim().split(' ');
      return days.map((day) => `${year}-${day}`);
    }),
);
/** Days and UTC hours of both changes of clock, as published by the European Commission. */
const SUMMERS = [
  ['2026-03-29', '2026-10-25'],
  ['2027-03-28', '2027-10-31'],
  ['2028-03-26', '2028-10-29'],
] as const;

/** Converts a Paris time to UTC with the published changes of clock; both happen after 00:30 and before noon. */
function toUtc(day: string, time: string): string {
  const change = time >= '03:00' ? (first: string) => day >= first : (first: string) => day > first;
  const isSummer = SUMMERS.some(([from, to]) => change(from) && !change(to));
  return new Date(`${day}T${time}:00+0${isSummer ? 2 : 1}:00`).toISOString();
}

/** Counts the days one by one. */
function publishedEnd(acceptedOn: string): string {
  let at = Date.parse(acceptedOn);
  let counted = 0;
  for (;;) {
    at += DAY_MS;
    counted += 1;
    const [weekday] = new Date(at).toUTCString().split(',');
    const day = new Date(at).toISOString().slice(0, 10);
    if (counted >= 14 && weekday !== 'Sat' && weekday !== 'Sun' && !PUBLISHED.has(day)) return day;
  }
}

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
      ['accepted', '2026-12-20', accepted, {}, 'accepted'],
      ['accepted', '2026-12-20', undefined, {}, 'accepted'],
      ['accepted', '2026-12-20', { ...accepted, decision: 'rejected' }, {}, 'accepted'],
      ['accepted', '2026-12-19', undefined, {}, 'accepted'],
      ['accepted', '2026-12-20', undefined, { contentHash: 'b' }, 'accepted'],
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
    it.each([
      ['2026-11-22', '12:00', '2026-12-07'],
      ['2026-12-11', '12:00', '2026-12-28'],
      ['2026-10-20', '00:30', '2026-11-03'],
      ['2026-12-06', '23:59', '2026-12-21'],
      ['2026-12-07', '00:00', '2026-12-21'],
      ['2026-03-20', '09:00', '2026-04-03'],
      ['2026-03-22', '23:30', '2026-04-07'],
    ])('ends the withdrawal period of an acceptance on %s at %s on %s', (day, time, end) => {
      expect(withdrawalEnd(parisInstant(day, time).toISOString())).toBe(end);
    });

    it('agrees with an independent calendar on every acceptance from 2026 to 2028', () => {
      for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2029, 0, 1); at += DAY_MS) {
        const day = new Date(at).toISOString().slice(0, 10);
        for (const time of ['00:00', '00:30', '12:00', '23:59']) {
          const acceptedAt = toUtc(day, time);
          expect([acceptedAt, withdrawalEnd(acceptedAt)]).toEqual([acceptedAt, publishedEnd(day)]);
        }
      }
    });

    it.each<[ContractTerms['mode'], ContractTerms['customer'], boolean]>([
      ['distance', 'consumer', true],
      ['home', 'consumer', true],
      ['office', 'consumer', false],
      ['urgent_repair', 'consumer', false],
      ['distance', 'professional', false],
      ['home', 'professional', false],
      ['office', 'professional', false],
      ['urgent_repair', 'professional', false],
    ])('decides on withdrawal by mode and customer: %s, %s: %s', (mode, customer, isPossible) => {
      const decision = { ...accepted, document: { contract: { mode, customer } } };
      expect(canWithdraw('accepted', decision, '2026-12-20')).toBe(isPossible);
    });

    it('requires an acceptance by the customer', () => {
      expect(canWithdraw('accepted', accepted, '2026-12-21')).toBe(true);
      expect(canWithdraw('accepted', accepted, '2026-12-22')).toBe(false);
      expect(canWithdraw('accepted', undefined, '2026-12-20')).toBe(false);
      expect(canWithdraw('rejected', accepted, '2026-12-20')).toBe(false);
      expect(canWithdraw('accepted', withdrawn, '2026-12-20')).toBe(false);
    });

    it('counts from the day that the office recorded', () => {
      const recorded = { ...accepted, accepted_on: '2026-12-01' };
      expect(canWithdraw('accepted', recorded, '2026-12-15')).toBe(true);
      expect(canWithdraw('accepted', recorded, '2026-12-16')).toBe(false);
    });
  });

  it('treats the same answer by the same person as one', () => {
    const input = { decision: 'accepted', name: 'Ada' } as const;
    expect(isSameAnswer({ state: 'accepted', decided_by: 'Ada' }, input)).toBe(true);
    expect(isSameAnswer({ state: 'accepted', decided_by: 'Béa' }, input)).toBe(false);
    expect(isSameAnswer({ state: 'rejected', decided_by: 'Ada' }, input)).toBe(false);
  });
});
