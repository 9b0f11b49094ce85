import { describe, expect, it } from 'vitest';
import { averageRating, placesAfter } from './testimonial.rules.ts';
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

  const three = (...places: number[]) => places.map((sort_order, place) => ({ id: place + 1, sort_order }));

  it.each([
    [
      three(10, 20, 30),
      2,
      'up',
      [
        { id: 2, sort_order: 10 },
        { id: 1, sort_order: 20 },
      ],
    ],
    [
      three(10, 20, 30),
      2,
      'down',
      [
        { id: 3, sort_order: 20 },
        { id: 2, sort_order: 30 },
      ],
    ],
    [
      three(0, 0, 0),
      3,
      'up',
      [
        { id: 1, sort_order: 10 },
        { id: 3, sort_order: 20 },
        { id: 2, sort_order: 30 },
      ],
    ],
    [three(10, 20, 30), 1, 'up', []],
    [three(10, 20, 30), 3, 'down', []],
    [three(10), 9, 'up', []],
  ] as const)('moves in %j the review %i %s, which gives %j', (reviews, id, direction, places) => {
    expect(placesAfter(reviews, id, direction)).toEqual(places);
  });
});
