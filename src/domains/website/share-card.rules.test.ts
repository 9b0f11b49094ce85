import { expect, it } from 'vitest';
import { pageOfCard, shareCardPath } from './share-card.rules.ts';

it.each([
  ['/', '/partage/accueil.jpg'],
  ['/services/couverture', '/partage/services/couverture.jpg'],
])('the picture of %s is %s, and back', (path, address) => {
  expect(shareCardPath(path)).toBe(address);
  expect(pageOfCard(address)).toBe(path);
});

it('is one for all the pages of a list', () => {
  expect(shareCardPath('/blog?page=2')).toBe('/partage/blog.jpg');
});

it.each(['/partage', '/partage/', '/partage/a.png', '/autre/a.jpg'])('%s is of no page', (address) => {
  expect(pageOfCard(address)).toBeUndefined();
});
