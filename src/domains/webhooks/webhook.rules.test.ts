import { describe, expect, it } from 'vitest';
import { ATTEMPTS_MAX, getNextStep, getPause, type Outcome, RETRY_SECONDS, shortened } from './webhook.rules.ts';

const answered = (status: number): Outcome => ({ status, answer: '', durationMs: 1 });
const SILENT: Outcome = { status: null, fault: 'late', durationMs: 15_000 };
const middle = (): number => 0.5;

describe('getNextStep', () => {
  it.each([200, 201, 202, 204, 299])('ends with a delivery on %i', (status) => {
    expect(getNextStep(0, answered(status))).toEqual({ state: 'delivered', attempts: 1, inSeconds: null });
  });

  it.each([100, 199, 300, 302, 400, 404, 429, 500, 503])('tries again after %i', (status) => {
    expect(getNextStep(0, answered(status), middle)).toEqual({ state: 'waiting', attempts: 1, inSeconds: 5 });
  });

  it('follows the schedule of Standard Webhooks, then gives up', () => {
    const waits = Array.from({ length: ATTEMPTS_MAX }, (_, attempts) => getNextStep(attempts, SILENT, middle));
    expect(waits.map(({ inSeconds }) => inSeconds)).toEqual([
      ...[5, 5 * 60, 30 * 60, 2 * 3_600, 5 * 3_600, 10 * 3_600, 14 * 3_600, 20 * 3_600, 24 * 3_600],
      null,
    ]);
    expect(waits.map(({ state }) => state)).toEqual([...RETRY_SECONDS.map(() => 'waiting'), 'failed']);
  });

  it('spreads each wait by a tenth', () => {
    const wait = (share: number) => getNextStep(1, SILENT, () => share).inSeconds;
    expect([wait(0), wait(1)]).toEqual([270, 330]);
  });

  it('gives up at once on 410', () => {
    expect(getNextStep(0, answered(410))).toEqual({ state: 'failed', attempts: 1, inSeconds: null });
  });
});

describe('getPause', () => {
  const now = new Date('2026-11-20T08:00:00.000Z');
  const since = '2026-11-15T08:00:00.000Z';
  it.each([
    [answered(410), null, 'gone'],
    [SILENT, since, 'failing'],
    [answered(500), since, 'failing'],
    [answered(500), '2026-11-15T08:00:00.001Z', undefined],
    [answered(500), null, undefined],
    [answered(200), since, undefined],
  ])('returns for %j, failing since %s: %s', (outcome, failingSince, reason) => {
    expect(getPause(outcome, failingSince, now)).toBe(reason);
  });
});

describe('shortened', () => {
  it('keeps the beginning, without what PostgreSQL does not store', () => {
    expect(shortened(`\u0000 un\r\n\tdeux ${'x'.repeat(900)}`)).toMatch(/^un deux x{492}$/);
  });
});
