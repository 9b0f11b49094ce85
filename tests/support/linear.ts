import { expect } from 'vitest';

const SIGNS = 200_000;
/** Ten times the signs take ten times as long; a quadratic reader takes a hundred times. */
const GROWTH = 40;
/** Below this a time says more about the machine than about the reader. Milliseconds. */
const SHORT_MS = 2_000;

/** Expects that the time of a reader grows with the length of its text, not with its square. */
export function expectLinear(read: (signs: number) => unknown): void {
  const time = (signs: number): number => {
    const begin = performance.now();
    read(signs);
    return performance.now() - begin;
  };
  const tenth = time(SIGNS / 10);
  expect(time(SIGNS)).toBeLessThan(Math.max(SHORT_MS, GROWTH * tenth));
}
