import { afterEach, describe, expect, it } from 'vitest';
import { atInstant, freezeClock, isoIn, nowIso } from './clock.server.ts';

describe('clock', () => {
  afterEach(() => freezeClock());

  it('sets another instant only for the given work', async () => {
    freezeClock('2026-11-21T08:00:00.000Z');
    const past = atInstant('2026-11-01T08:00:00.000Z', async () => {
      await Promise.resolve();
      return [nowIso(), isoIn(60)];
    });
    expect(nowIso()).toBe('2026-11-21T08:00:00.000Z');
    expect(await past).toEqual(['2026-11-01T08:00:00.000Z', '2026-11-01T08:01:00.000Z']);
    expect(nowIso()).toBe('2026-11-21T08:00:00.000Z');
  });
});
