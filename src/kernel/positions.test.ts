import { describe, expect, it } from 'vitest';
import { reordered, swapped } from './positions.ts';

const rows = (...places: [number, number][]) => places.map(([id, sort_order]) => ({ id, sort_order }));

describe('positions', () => {
  it.each([
    ['two neighbours', rows([1, 10], [2, 20], [3, 30]), [2, 1], rows([1, 20], [2, 10])],
    ['some of many: the others stay', rows([1, 10], [2, 20], [3, 30], [4, 40]), [4, 2], rows([2, 40], [4, 20])],
    ['nothing moved', rows([1, 10], [2, 20]), [1, 2], []],
    ['places never given before', rows([1, 0], [2, 0], [3, 0]), [3, 1], rows([1, 30], [2, 20], [3, 10])],
  ])('reorders %s', (_case, stored, requested, expected) => {
    expect(reordered(stored, requested)).toEqual(expected);
  });

  it.each([
    [rows([1, 10], [2, 20], [3, 30]), 2, 'up', rows([1, 20], [2, 10])],
    [rows([1, 10], [2, 20], [3, 30]), 2, 'down', rows([2, 30], [3, 20])],
    [rows([1, 10], [2, 20], [3, 20]), 2, 'up', rows([1, 20], [2, 10], [3, 30])],
    [rows([1, 0], [2, 0], [3, 0]), 3, 'up', rows([1, 10], [2, 30], [3, 20])],
    [rows([1, 10], [2, 20], [3, 30]), 1, 'up', []],
    [rows([1, 10], [2, 20], [3, 30]), 3, 'down', []],
    [rows([1, 10]), 9, 'up', []],
  ] as const)('swaps in %j the row %i %s, which gives %j', (stored, id, direction, expected) => {
    expect(swapped(stored, id, direction)).toEqual(expected);
  });
});
