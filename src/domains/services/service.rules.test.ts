import { describe, expect, it } from 'vitest';
import { serviceSlug } from './service.rules.ts';

describe('service rules', () => {
  it.each([
    ['Réparation de toiture', undefined, 'reparation-de-toiture'],
    ['Toiture', 7, 'toiture'],
    ['!!!', 7, '7'],
    ['', undefined, 'service'],
  ])('builds the slug for the title “%s” (id %s): %s', (title, id, slug) => {
    expect(serviceSlug(title, id)).toBe(slug);
  });
});
