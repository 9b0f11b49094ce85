import { describe, expect, it } from 'vitest';
import { getTicks, labelEvery } from './axis.ts';

describe('axis', () => {
  it('divides an axis into round steps from zero to the maximum or above', () => {
    expect(getTicks(0)).toEqual([0, 1]);
    expect(getTicks(3)).toEqual([0, 1, 2, 3]);
    expect(getTicks(7)).toEqual([0, 2, 4, 6, 8]);
    expect(getTicks(38)).toEqual([0, 10, 20, 30, 40]);
    expect(getTicks(12_345)).toEqual([0, 5000, 10_000, 15_000]);
    for (const highest of [1, 9, 10, 11, 99, 101, 4_567]) {
      const ticks = getTicks(highest);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(ticks.length).toBeLessThanOrEqual(5);
    }
  });

  it('spaces span labels apart', () => {
    expect(labelEvery(12, 800)).toBe(1);
    expect(labelEvery(30, 300)).toBe(6);
    expect(labelEvery(30, 0)).toBeGreaterThan(30);
  });
});
