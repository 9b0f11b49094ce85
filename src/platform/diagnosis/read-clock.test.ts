import { afterEach, describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { freezeClock } from '../clock.server.ts';
import { engine } from '../database/database.server.ts';
import { enqueue } from '../jobs/enqueue.server.ts';
import { readClock } from './read-clock.server.ts';

useDatabase();
afterEach(() => freezeClock());

describe('readClock', () => {
  it('accepts a clock that agrees with what is stored', async () => {
    await enqueue('mail', {});
    expect(await readClock()).toEqual({ reason: 'right' });
  });

  it('detects a clock that went back, by the rows or by the database server', async () => {
    await enqueue('mail', {});
    freezeClock('2020-01-01T00:00:00.000Z');
    const { reason } = await readClock();
    expect(reason).toBe(engine() === 'postgres' ? 'apart' : 'behind');
  });
});
