import { describe, expect, it, test } from 'vitest';
import { clipped, curveThrough, pointsOf, ringsOf } from './shape.rules.ts';

const square = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];

describe('a path of relative steps', () => {
  it('becomes the points it passes through', () => {
    expect(ringsOf('m 1,2 3,0 0,-4.5 z')).toEqual([
      [
        { x: 1, y: 2 },
        { x: 4, y: 2 },
        { x: 4, y: -2.5 },
      ],
    ]);
  });

  it('goes on from where a closed ring began', () => {
    const [, second] = ringsOf('m 10,10 5,0 0,5 z m 1,1 2,0 0,2 z');
    expect(second?.[0]).toEqual({ x: 11, y: 11 });
  });

  it('with any other command is refused', () => {
    expect(() => ringsOf('m 1,2 c 1,1 2,2 3,3 z')).toThrow('m and z alone');
  });
});

describe('a ring on a sheet', () => {
  test.each([
    ['inside stays whole', { width: 20, height: 20 }, 4],
    ['half outside is cut', { width: 5, height: 20 }, 4],
  ])('%s', (_name, sheet, corners) => {
    const ring = clipped(square, sheet, 0);
    expect(ring).toHaveLength(corners);
    for (const { x, y } of ring) {
      expect([x >= 0, x <= sheet.width, y >= 0, y <= sheet.height]).toEqual([true, true, true, true]);
    }
  });

  it('outside is nothing', () => {
    expect(
      clipped(
        square.map(({ x, y }) => ({ x: x + 50, y })),
        { width: 20, height: 20 },
        2,
      ),
    ).toEqual([]);
  });

  it('keeps its cut in the margin, where nobody sees it', () => {
    const xs = clipped(square, { width: 4, height: 20 }, 3).map(({ x }) => x);
    expect(Math.max(...xs)).toBe(7);
  });
});

describe('a curve', () => {
  it('passes through every point', () => {
    const curve = curveThrough([
      { x: 0, y: 0 },
      { x: 6, y: 6 },
      { x: 12, y: 0 },
    ]);
    expect(curve).toBe('M0 0C1 1 4 6 6 6C8 6 11 1 12 0');
  });

  test.each([
    [[], ''],
    [[{ x: 1, y: 2 }], 'M1 2'],
  ])('through %j is %j', (points, path) => {
    expect(curveThrough(points)).toBe(path);
  });
});

it('writes tenths of a pixel', () => {
  expect(pointsOf({ x: 1.26, y: -0.04 }, { x: 3, y: 4 })).toBe('1.3 0 3 4');
});
