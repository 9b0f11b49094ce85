import { describe, expect, it } from 'vitest';
import { QUOTE_STAGES, URGENCIES } from './quote.contract.ts';
import {
  daysBetween,
  getQuotePriority,
  getQuoteStatus,
  movedTo,
  NO_APPROVAL,
  STAGES_OF,
  stageFor,
  URGENCIES_OF,
  urgencyFor,
  validUntilFrom,
} from './quote.rules.ts';
import { QUOTE_PRIORITIES, QUOTE_STATUSES } from './quote-admin.contract.ts';

describe('quote admin rules', () => {
  describe('quote status and priority', () => {
    it('maps each stage to one status and each urgency to one priority', () => {
      for (const stage of QUOTE_STAGES) expect(STAGES_OF[getQuoteStatus(stage)]).toContain(stage);
      for (const urgency of URGENCIES) expect(URGENCIES_OF[getQuotePriority(urgency)]).toContain(urgency);
      expect(QUOTE_STATUSES.flatMap((status) => STAGES_OF[status])).toHaveLength(QUOTE_STAGES.length);
      expect(QUOTE_PRIORITIES.flatMap((priority) => URGENCIES_OF[priority])).toHaveLength(URGENCIES.length);
    });

    it.each([
      ['urgent', undefined, 'urgent'],
      ['urgent', 'high', 'high'],
      ['urgent', 'low', 'urgent'],
      ['faible', 'normal', 'low'],
    ] as const)('stores priority %s over urgency %s as %s', (priority, stored, urgency) => {
      expect(urgencyFor(priority, stored)).toBe(urgency);
    });

    it('restores the stage and the terms of the approval after each status, from every open stage', () => {
      for (const open of STAGES_OF.pending) {
        const start = { status: open, open_status: open, ...NO_APPROVAL };
        for (const status of ['approved', 'rejected'] as const) {
          const decided = movedTo(stageFor(status, start), start, {
            nowIso: '2026-01-01',
            regime: 'exempt',
            depositPercent: 40,
          });
          expect(decided).toEqual({
            status: STAGES_OF[status][0],
            open_status: open,
            approved_at: status === 'approved' ? '2026-01-01' : null,
            agreed_regime: status === 'approved' ? 'exempt' : null,
            agreed_deposit_percent: status === 'approved' ? 40 : null,
          });
          const later = { nowIso: '2026-01-02', regime: 'standard', depositPercent: 20 } as const;
          expect(movedTo(stageFor('pending', decided), decided, later)).toEqual(start);
          if (status === 'approved') expect(movedTo('accepted', decided, later)).toEqual(decided);
        }
        expect(stageFor('pending', start)).toBe(open);
      }
    });
  });

  it.each([
    ['2026-11-21', 30, '2026-12-21'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2028-02-28', 1, '2028-02-29'],
  ])('calculates from %s and %i days the date %s', (today, days, until) => {
    expect(validUntilFrom(today, days)).toBe(until);
    expect(daysBetween(today, until)).toBe(days);
  });
});
