import { expect, it } from 'vitest';
import { PLACEHOLDER, pictureForTitle } from './service-picture.rules.ts';

it.each([
  ['Charpente traditionnelle', 'hero-charpente'],
  ['Gouttières en zinc', 'hero-zinguerie'],
  ['Démoussage', 'hero-demoussage'],
  ['Réparation des fuites', 'hero-toiture'],
  ['Fenêtres de toit', PLACEHOLDER],
])('gives %s the picture %s', (title, picture) => {
  expect(pictureForTitle(title)).toBe(picture);
});
