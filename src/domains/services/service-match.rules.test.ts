import { describe, expect, it } from 'vitest';
import { nearestSlug } from './service-match.rules.ts';

const SLUGS = [
  'couverture',
  'couverture-en-lauze',
  'reparation-des-fuites',
  'demoussage',
  'gouttieres',
  'fenetres',
  'zinguerie',
];

describe('service match rules', () => {
  it.each([
    // Accents and case.
    ['Démoussage', 'demoussage'],
    ['GOUTTIÈRES', 'gouttieres'],
    ['Réparation des fuites', 'reparation-des-fuites'],
    ['reparationdesfuites', 'reparation-des-fuites'],
    // Plural and small words.
    ['gouttiere', 'gouttieres'],
    ['reparation-de-fuite', 'reparation-des-fuites'],
    // Fewer words, more words.
    ['reparation', 'reparation-des-fuites'],
    ['fuites', 'reparation-des-fuites'],
    ['fenetres-de-toit', 'fenetres'],
    ['lauze', 'couverture-en-lauze'],
    ['couverture-tuile-canal', 'couverture'],
    // The closest slug, else the first.
    ['couvertures', 'couverture'],
    ['couverture-lauze', 'couverture-en-lauze'],
    // Typing errors.
    ['zinguerrie', 'zinguerie'],
    ['demousage', 'demoussage'],
    ['reparasion-des-fuittes', 'reparation-des-fuites'],
    // No similar slug.
    ['piscine', undefined],
    ['reparation-de-piscine', undefined],
    ['de', undefined],
    ['', undefined],
    ['../../etc/passwd', undefined],
    ['fuir', undefined],
  ])('resolves “%s” to %s', (asked, slug) => {
    expect(nearestSlug(asked, SLUGS)).toBe(slug);
  });

  it('finds no slug on an empty site', () => {
    expect(nearestSlug('couverture', [])).toBeUndefined();
  });
});
