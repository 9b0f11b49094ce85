import { describe, expect, it } from 'vitest';
import { ACT_PX, getDirection, getMove, mayStart } from './swipe.ts';

describe('mayStart', () => {
  it.each([
    [10, false],
    [60, true],
    [380, false],
  ])('leaves the edges of the window to the browser: at %d px of 390 %s', (x, may) => {
    expect(mayStart(x, 390)).toBe(may);
  });
});

describe('getDirection', () => {
  it.each([
    [5, 5, 'unclear'],
    [40, 10, 'swipe'],
    [-40, 10, 'swipe'],
    [30, 25, 'scroll'],
    [2, -40, 'scroll'],
  ] as const)('reads a movement by %d, %d as %s', (dx, dy, direction) => {
    expect(getDirection(dx, dy)).toBe(direction);
  });
});

describe('getMove', () => {
  const left = { label: 'Archiver', tone: 'away', run: () => undefined } as const;

  it('follows the finger towards an act, which runs only beyond a distance', () => {
    expect(getMove(-40, { left })).toEqual({ shift: -40, side: 'left', act: undefined });
    expect(getMove(-ACT_PX, { left })).toEqual({ shift: -ACT_PX, side: 'left', act: left });
  });

  it('hardly moves where there is no act', () => {
    expect(getMove(100, { left })).toEqual({ shift: 15, side: 'right', act: undefined });
  });
});
