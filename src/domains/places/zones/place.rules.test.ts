import { describe, expect, test } from 'vitest';
import { placeSlug } from './place.rules.ts';

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
});
