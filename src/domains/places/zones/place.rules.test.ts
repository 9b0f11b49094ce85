import { describe, expect, it, test } from 'vitest';
import { ordersAfter, placeSlug } from './place.rules.ts';

describe('place rules', () => {
  test.each([
    ['Nantes', '44', [], 'nantes'],
    ['L’Haÿ-les-Roses', '94', [], 'lhay-les-roses'],
    ['Saint-Denis', '974', ['saint-denis'], 'saint-denis-974'],
    ['Sartène', '2A', ['sartene'], 'sartene-2a'],
    ['Saint-Denis', '974', ['saint-denis', 'saint-denis-974'], 'saint-denis-974-2'],
    ['???', '44', [], 'lieu'],
  ])('gives %s (%s), beside %j, the address %s', (name, department_code, taken, slug) => {
    expect(placeSlug({ name, department_code }, new Set(taken))).toBe(slug);
  });

  describe('ordersAfter', () => {
    const places = [
      { id: 1, sort_order: 10 },
      { id: 2, sort_order: 20 },
      { id: 3, sort_order: 20 },
    ];

    test.each([
      [
        2,
        'up',
        [
          { id: 2, sort_order: 10 },
          { id: 1, sort_order: 20 },
          { id: 3, sort_order: 30 },
        ],
      ],
      [1, 'up', []],
      [3, 'down', []],
      [9, 'up', []],
    ] as const)('moves %i %s', (id, direction, changed) => {
      expect(ordersAfter(places, id, direction)).toEqual(changed);
    });
  });

  it('gives places that shared a position one each', () => {
    const shared = [1, 2, 3].map((id) => ({ id, sort_order: 0 }));
    expect(ordersAfter(shared, 3, 'up').map(({ sort_order }) => sort_order)).toEqual([10, 20, 30]);
  });
});
