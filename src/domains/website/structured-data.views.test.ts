import { describe, expect, it } from 'vitest';
import { toCatalogue } from './structured-data.views.ts';

const ORIGIN = 'https://toits.example';
const service = (slug: string) => ({ slug, title: slug.toUpperCase() });

const offered = (slugs: string[]) =>
  JSON.stringify(toCatalogue(ORIGIN, 'Travaux', slugs.map(service))).match(
    /https:\/\/toits\.example\/services\/[^"]+/g,
  );

describe('structured data views', () => {
  it('lists six trades in the catalogue by their pages, in the defined order', () => {
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

  it('recognizes a trade by a whole word of its slug and omits a trade without a page', () => {
    expect(offered(['entretien-de-toiture', 'renettoyage'])).toEqual([`${ORIGIN}/services/entretien-de-toiture`]);
    expect(offered([])).toBeNull();
  });

  it('assigns the catalogue to the company', () => {
    expect(toCatalogue(ORIGIN, 'Travaux', [service('zinguerie')])).toMatchObject({
      '@id': `${ORIGIN}/#entreprise`,
      hasOfferCatalog: { '@type': 'OfferCatalog', name: 'Travaux' },
    });
  });
});
