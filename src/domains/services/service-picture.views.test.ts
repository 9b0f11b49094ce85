import { describe, expect, it } from 'vitest';
import { PLACEHOLDER } from '#src/domains/media/illustration.contract.ts';
import { getPlaceholder, pictureForTitle, pictureOfService } from './service-picture.views.ts';

describe('service picture views', () => {
  it.each([
    ['Charpente traditionnelle', 'hero-charpente'],
    ['Couverture en lauze', 'apres-tuiles'],
    ['Zinguerie', 'hero-zinguerie'],
    ['Démoussage', 'apres-demoussage'],
    ['Isolation', 'apres-isolation'],
    ['Réparation des fuites', 'apres-fuite'],
    ['Installation', 'apres-charpente'],
    ['Nettoyage', 'hero-demoussage'],
    ['Gouttières en aluminium', 'apres-zinguerie'],
    ['Fenêtres de toit', 'apres-tuiles'],
    ['Rénovation de toiture', 'hero-toiture'],
    ['Entretien', 'hero-toiture'],
    ['Piscine', PLACEHOLDER],
  ])('returns for %s the picture %s', (title, picture) => {
    expect(pictureForTitle(title)).toBe(picture);
  });

  const pictures = { 'hero-charpente': { image: '/media/a' }, [PLACEHOLDER]: { image: '/media/b' } };

  it.each([
    ['Charpente', pictures, '/media/a'],
    ['Zinguerie', pictures, '/media/b'],
    ['Charpente', {}, undefined],
  ])('finds for %s the picture’s address', (title, placed, address) => {
    expect(getPlaceholder(title, placed)).toBe(address);
  });

  it('shows the service’s own picture, else an illustration marked as such', () => {
    const service = { title: 'Charpente', image_alt: 'Un levage', credit: 'Photo : A. Roche' };
    const placed = { 'hero-charpente': { image: '/media/a', alt: 'Des fermes' } };
    const view = (image: string, pictures = placed) =>
      pictureOfService({ ...service, image }, pictures, 'Illustration');
    expect(view('/media/c')).toEqual({ image: '/media/c', alt: 'Un levage', credit: 'Photo : A. Roche' });
    expect(view('')).toEqual({ image: '/media/a', alt: 'Des fermes', credit: 'Illustration' });
    expect(pictureOfService({ ...service, image: '' }, {}, 'Illustration')).toEqual({ image: '', alt: '', credit: '' });
  });
});
