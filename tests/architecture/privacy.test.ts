import { describe, expect, it } from 'vitest';
import { CUSTOMER_SESSION_DAYS, DEVICE_SECONDS, UNVERIFIED_DAYS } from '#src/domains/accounts/auth/auth.contract.ts';
import { PRIVACY_TEXTS } from '#src/domains/website/privacy.texts.ts';
import { KEPT_FOR } from '#src/domains/website/privacy.views.ts';
import { KEPT_DAYS } from '#src/platform/audit-chain.server.ts';
import { KEPT_DEAD_SECONDS } from '#src/platform/jobs/job-rows.server.ts';

const DAY_SECONDS = 86_400;

describe('privacy', () => {
  it('states the real retention periods on the privacy page', () => {
    expect(KEPT_FOR).toEqual({
      messageYears: 3,
      spamDays: 30,
      chatYears: 1,
      silentChatDays: 1,
      chatDays: 30,
      quoteYears: 3,
      pendingDays: 30,
      endedDays: 365,
      sessionDays: CUSTOMER_SESSION_DAYS,
      unverifiedDays: UNVERIFIED_DAYS,
      deviceDays: DEVICE_SECONDS / DAY_SECONDS,
      deadMailDays: KEPT_DEAD_SECONDS / DAY_SECONDS,
      logDays: KEPT_DAYS.access,
      logYears: Math.floor(KEPT_DAYS.change / 365),
      paperYears: Math.floor(KEPT_DAYS.money / 365),
    });
  });

  it('names only retention periods that exist', () => {
    const sentences = [...PRIVACY_TEXTS.saved.rows.map(({ time }) => time), ...PRIVACY_TEXTS.device.points].join(' ');
    const named = [...sentences.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect([...new Set(named)].sort()).toEqual(Object.keys(KEPT_FOR).sort());
  });

  describe('privacy page', () => {
    it('lists the records kept by law after an erasure, each with its retention period', () => {
      const { points } = PRIVACY_TEXTS.saved.afterErasure;
      for (const field of ['factures', 'avoirs', 'paiements', 'devis acceptés', 'commandes']) {
        expect(points.join(' ')).toContain(field);
      }
      for (const point of points) expect(point).toContain('{paperYears}\u00A0ans');
    });
  });
});
