import { describe, expect, it, test } from 'vitest';
import { clipped, curveThrough, getRings, toPoints } from './shape.views.ts';

const square = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];

describe('shape views', () => {
  describe('getRings', () => {
    it('returns the points that relative steps pass through', () => {
      expect(getRings('m 1,2 3,0 0,-4.5 z')).toEqual([
        [
          { x: 1, y: 2 },
          { x: 4, y: 2 },
          { x: 4, y: -2.5 },
        ],
      ]);
    });

    it('continues at the start of a closed ring', () => {
      const [, second] = getRings('m 10,10 5,0 0,5 z m 1,1 2,0 0,2 z');
      expect(second?.[0]).toEqual({ x: 11, y: 11 });
    });

    it('throws on any other command', () => {
      expect(() => getRings('m 1,2 c 1,1 2,2 3,3 z')).toThrow('m and z alone');
    });
  });

  describe('clipped', () => {
    test.each([
      ['inside stays whole', { width: 20, height: 20 }, 4],
      ['half outside is cut', { width: 5, height: 20 }, 4],
    ])('clips a ring: %s', (_name, sheet, corners) => {
      const ring = clipped(square, sheet, 0);
      expect(ring).toHaveLength(corners);
      for (const { x, y } of ring) {
        expect([x >= 0, x <= sheet.width, y >= 0, y <= sheet.height]).toEqual([true, true, true, true]);
      }
    });

    it('returns nothing for a ring outside the sheet', () => {
      expect(
        clipped(
          square.map(({ x, y }) => ({ x: x + 50, y })),
          { width: 20, height: 20 },
          2,
        ),
      ).toEqual([]);
    });

    it('cuts inside the margin, which is not visible', () => {
      const xs = clipped(square, { width: 4, height: 20 }, 3).map(({ x }) => x);
      expect(Math.max(...xs)).toBe(7);
    });
  });

  describe('curveThrough', () => {
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
    ])('draws through %j the path %j', (points, path) => {
      expect(curveThrough(points)).toBe(path);
    });
  });

  it('rounds to tenths of a pixel', () => {
    expect(toPoints({ x: 1.26, y: -0.04 }, { x: 3, y: 4 })).toBe('1.3 0 3 4');
  });
});
