import { describe, expect, it } from 'vitest';
import { averageRating } from './testimonial.rules.ts';
import { formatAverage } from './testimonial.views.ts';

describe('testimonial rules', () => {
  it.each([
    [[0, 0, 0, 0, 0], null, '–'],
    [[0, 0, 0, 0, 3], 5, '5,0'],
    [[1, 0, 0, 0, 0], 1, '1,0'],
    [[0, 0, 1, 1, 19], 102 / 21, '4,9'],
    [[1, 1, 1, 1, 1], 3, '3,0'],
    [[0, 1, 0, 0, 2], 4, '4,0'],
  ])('computes for %j stars the average %s, shown as %s', (byRating, average, view) => {
    expect(averageRating(byRating)).toBe(average);
    expect(formatAverage(average)).toBe(view);
  });
});
