import { expect, it } from 'vitest';
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
  // The closest, then the first.
  ['couvertures', 'couverture'],
  ['couverture-lauze', 'couverture-en-lauze'],
  // Slips of the fingers.
  ['zinguerrie', 'zinguerie'],
  ['demousage', 'demoussage'],
  ['reparasion-des-fuittes', 'reparation-des-fuites'],
  // Nothing near.
  ['piscine', undefined],
  ['reparation-de-piscine', undefined],
  ['de', undefined],
  ['', undefined],
  ['../../etc/passwd', undefined],
  ['fuir', undefined],
])('“%s” leads to %s', (asked, slug) => {
  expect(nearestSlug(asked, SLUGS)).toBe(slug);
});

it('leads nowhere on an empty site', () => {
  expect(nearestSlug('couverture', [])).toBeUndefined();
});
