import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { keepBusy } from '#tests/support/keep-busy.ts';
import { leaveHalf } from './leave-half.server.ts';

describe('leaveHalf', () => {
  it('lets a shorter wait that begins with it end first', async () => {
    const ended: string[] = [];
    const begun = performance.eventLoopUtilization();
    keepBusy(40);
    setTimeout(() => ended.push('other work'), 20);
    expect(await leaveHalf(begun)).toBeGreaterThanOrEqual(40);
    ended.push('pause');
    expect(ended).toEqual(['other work', 'pause']);
  });

  it('lets other work pass even after no work at all', async () => {
    let isTurn = false;
    setImmediate(() => {
      isTurn = true;
    });
    await leaveHalf(performance.eventLoopUtilization());
    expect(isTurn).toBe(true);
  });
});
