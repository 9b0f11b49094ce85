import { expect, test } from 'vitest';
import { cellRandom, fractalNoise, seededRandom } from './seeded-random.server.ts';

test('a seed always gives the same sequence and another seed another one', () => {
  const take = (seed: string) => Array.from({ length: 5 }, seededRandom(seed).next);
  expect(take('tuile')).toEqual(take('tuile'));
  expect(take('tuile')).not.toEqual(take('zinc'));
});

test('values stay inside their range and spread over it', () => {
  const random = seededRandom('range');
  const values = Array.from({ length: 2000 }, () => random.between(2, 4));
  expect(Math.min(...values)).toBeGreaterThanOrEqual(2);
  expect(Math.max(...values)).toBeLessThan(4);
  expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeCloseTo(3, 1);
});

test('a cell answers the same whatever was asked before, so that a pair keeps its tiles', () => {
  const at = cellRandom('paire');
  const alone = at(4, 7, 2);
  const later = cellRandom('paire');
  later(1, 1);
  expect(later(4, 7, 2)).toBe(alone);
  expect(at(7, 4, 2)).not.toBe(alone);
});

test('noise is smooth: neighbours are close', () => {
  const noise = fractalNoise('mousse', 3);
  for (let x = 0; x < 20; x += 0.01) expect(Math.abs(noise(x + 0.001, 3) - noise(x, 3))).toBeLessThan(0.02);
});
