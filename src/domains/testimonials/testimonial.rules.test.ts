import { expect, it } from 'vitest';
import { averageRating, formatAverage } from './testimonial.rules.ts';

it.each([
  [[0, 0, 0, 0, 0], null, '–'],
  [[0, 0, 0, 0, 3], 5, '5,0'],
  [[1, 0, 0, 0, 0], 1, '1,0'],
  [[0, 0, 1, 1, 19], 102 / 21, '4,9'],
  [[1, 1, 1, 1, 1], 3, '3,0'],
  [[0, 1, 0, 0, 2], 4, '4,0'],
])('%j stars make an average of %s, shown %s', (byRating, average, shown) => {
  expect(averageRating(byRating)).toBe(average);
  expect(formatAverage(average)).toBe(shown);
});
