import { describe, expect, it } from 'vitest';
import { getPullShift, isPull } from './pull.ts';

describe('isPull', () => {
  it.each([
    [0, 40, true],
    [30, 40, false],
    [0, 5, false],
    [0, -40, false],
  ])('reads a movement by %d, %d as %s', (dx, dy, is) => {
    expect(isPull(dx, dy)).toBe(is);
  });
});

describe('getPullShift', () => {
  it('follows half as far, and stops', () => {
    expect([-10, 40, 900].map(getPullShift)).toEqual([0, 20, 60]);
  });
});
