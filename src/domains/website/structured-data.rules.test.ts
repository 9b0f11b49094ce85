import { expect, it } from 'vitest';
import { catalogueOf } from './structured-data.rules.ts';

const ORIGIN = 'https://toits.example';
const service = (slug: string) => ({ slug, title: slug.toUpperCase() });

const offered = (slugs: string[]) =>
  JSON.stringify(catalogueOf(ORIGIN, 'Travaux', slugs.map(service))).match(
    /https:\/\/toits\.example\/services\/[^"]+/g,
  );

it('the catalogue names six trades by the pages they have, in the specified order', () => {
  const slugs = [
    'charpente',
    'couverture',
    'zinguerie',
    'reparation-des-fuites',
    'nettoyage',
    'entretien',
    'installation',
  ];
  expect(offered(slugs)).toEqual(
    ['installation', 'reparation-des-fuites', 'entretien', 'nettoyage', 'zinguerie', 'charpente'].map(
      (slug) => `${ORIGIN}/services/${slug}`,
    ),
  );
});

it('a trade is known by a whole word of its address; one without a page is not named', () => {
  expect(offered(['entretien-de-toiture', 'renettoyage'])).toEqual([`${ORIGIN}/services/entretien-de-toiture`]);
  expect(offered([])).toBeNull();
});

it('the catalogue belongs to the company', () => {
  expect(catalogueOf(ORIGIN, 'Travaux', [service('zinguerie')])).toMatchObject({
    '@id': `${ORIGIN}/#entreprise`,
    hasOfferCatalog: { '@type': 'OfferCatalog', name: 'Travaux' },
  });
});
