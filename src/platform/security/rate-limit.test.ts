import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { freezeClock } from '../clock.server.ts';
import { db } from '../database/database.server.ts';
import { countHit, forgetHits, limitRate, purgeHits, readHits, refuseBeyond, uncountHit } from './rate-limit.server.ts';

useDatabase();

const START = Date.parse('2026-11-20T08:00:00.000Z');
const at = (seconds: number): void => freezeClock(new Date(START + seconds * 1000));
const THREE_A_MINUTE = { hits: 3, seconds: 60 };
const hit = () => limitRate('form:a', THREE_A_MINUTE);

beforeEach(() => at(0));
afterEach(() => freezeClock());

describe('limitRate', () => {
  it('allows the configured number and refuses the next one with Retry-After', async () => {
    await hit();
    at(20);
    await hit();
    await hit();
    await expect(hit()).rejects.toMatchObject({
      code: 'limit',
      status: 429,
      message: 'Trop de tentatives. Réessayez dans une minute.',
      retryAfterSeconds: 40,
    });
  });

  it('counts from the first hit, and starts again when the period has ended', async () => {
    for (let turn = 0; turn < 5; turn += 1) await hit().catch(() => {});
    at(59.999);
    await expect(hit()).rejects.toMatchObject({ retryAfterSeconds: 1 });
    at(60);
    await hit();
    expect(await readHits('form:a')).toEqual({ hits: 1, resetsAt: new Date(START + 120_000).toISOString() });
  });

  it('counts buckets separately', async () => {
    for (let turn = 0; turn < 3; turn += 1) await hit();
    await expect(limitRate('form:b', THREE_A_MINUTE)).resolves.toBeUndefined();
  });

  it('counts simultaneous hits exactly', async () => {
    const ends = await Promise.allSettled(Array.from({ length: 20 }, hit));
    expect(ends.filter((end) => end.status === 'fulfilled')).toHaveLength(3);
  });

  it('states the waiting time in minutes when it exceeds one minute', async () => {
    await countHit('slow', { hits: 0, seconds: 61 });
    await expect(limitRate('slow', { hits: 0, seconds: 61 })).rejects.toThrow('Réessayez dans 2 minutes.');
  });
});

describe('refuseBeyond', () => {
  it('refuses once the limit is reached, without counting', async () => {
    const check = () => refuseBeyond('form:a', THREE_A_MINUTE);
    await hit();
    await hit();
    for (let turn = 0; turn < 5; turn += 1) await check();
    await hit();
    await expect(check()).rejects.toMatchObject({ code: 'limit', retryAfterSeconds: 60 });
    at(60);
    await expect(check()).resolves.toBeUndefined();
  });
});

describe('hit counter', () => {
  it('returns the count without adding a hit, and zero after the period has ended', async () => {
    expect((await readHits('form:a')).hits).toBe(0);
    await hit();
    expect([(await readHits('form:a')).hits, (await readHits('form:a')).hits]).toEqual([1, 1]);
    at(60);
    expect((await readHits('form:a')).hits).toBe(0);
  });

  it('removes a hit, never below zero, or all hits of a bucket', async () => {
    await hit();
    await uncountHit('form:a');
    await uncountHit('form:a');
    await uncountHit('never');
    expect((await readHits('form:a')).hits).toBe(0);
    await hit();
    await forgetHits('form:a');
    expect((await readHits('form:a')).hits).toBe(0);
  });

  it('deletes counts whose period has ended', async () => {
    await hit();
    await limitRate('form:b', { hits: 3, seconds: 120 });
    at(60);
    await purgeHits();
    expect(await db().selectFrom('rate_limits').select('bucket').execute()).toEqual([{ bucket: 'form:b' }]);
  });
});
