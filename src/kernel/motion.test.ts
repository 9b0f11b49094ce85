import { describe, expect, it } from 'vitest';
import { COUNT_UP_MS, countedSoFar } from './motion.ts';

describe('countedSoFar', () => {
  it('starts at zero, shows whole numbers and ends at the target', () => {
    const frames = [0, 500, 1_000, 1_999, COUNT_UP_MS, COUNT_UP_MS + 50];
    expect(frames.map((elapsed) => countedSoFar(500, elapsed))).toEqual([0, 125, 250, 499, 500, 500]);
    expect(countedSoFar(4.9, 1_500)).toBe(3);
  });
});
