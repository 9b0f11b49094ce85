import { describe, expect, it } from 'vitest';
import { pageOfCard, shareCardPath } from './share-card.views.ts';

describe('share card views', () => {
  it.each([
    ['/', '/partage/accueil.jpg'],
    ['/services/couverture', '/partage/services/couverture.jpg'],
  ])('maps the page %s to its image %s and back', (path, address) => {
    expect(shareCardPath(path)).toBe(address);
    expect(pageOfCard(address)).toBe(path);
  });

  it('returns one image for all pages of a list', () => {
    expect(shareCardPath('/blog?page=2')).toBe('/partage/blog.jpg');
  });

  it.each(['/partage', '/partage/', '/partage/a.png', '/autre/a.jpg'])(
    'finds no page for the image address %s',
    (address) => {
      expect(pageOfCard(address)).toBeUndefined();
    },
  );
});
