import { describe, expect, it } from 'vitest';
import { NO_AREA } from '#src/domains/places/zones/zone.rules.ts';
import { serviceListNode, serviceNode } from './service-graph.ts';

const ORIGIN = 'https://toits.example';
const NANTES = { lat: 47.2, lng: -1.5 };
const SITE = { origin: ORIGIN, area: { ...NO_AREA, centre: NANTES, radiusKm: 40 } };
const service = { slug: 'zinguerie', title: 'Zinguerie', description: 'Du zinc.', category: '', price: 'Sur devis' };

describe('service graph rules', () => {
  it('describes a service of the company, without an offer if there is no price', () => {
    const node = serviceNode(SITE, service, undefined);
    expect(node).toMatchObject({
      '@id': 'https://toits.example/services/zinguerie#service',
      serviceType: 'Zinguerie',
      provider: { '@id': 'https://toits.example/#entreprise' },
      areaServed: { '@type': 'GeoCircle', geoRadius: 40_000 },
    });
    expect(serviceNode({ ...SITE, area: NO_AREA }, service, undefined)).not.toHaveProperty('areaServed');
    for (const absent of ['offers', 'image', 'category']) expect(node).not.toHaveProperty(absent);
  });

  it.each([
    ['100-200', { minPrice: 100, maxPrice: 200 }],
    ['À partir de 15€/m²', { minPrice: 15, unitText: 'm²' }],
    ['80 €', { price: 80 }],
  ])('describes the offer for the price “%s”', (price, specification) => {
    expect(serviceNode(SITE, { ...service, price }, undefined)).toHaveProperty('offers.priceSpecification', {
      '@type': 'UnitPriceSpecification',
      priceCurrency: 'EUR',
      ...specification,
    });
  });

  it.each([
    ['/media/a-1200.webp', 'https://toits.example/media/a-1200.webp'],
    ['https://photos.example/a.jpg', 'https://photos.example/a.jpg'],
  ])('returns the picture %s with its absolute address', (image, address) => {
    expect(serviceNode(SITE, service, image)).toHaveProperty('image', address);
  });

  it('lists the services in their order', () => {
    expect(serviceListNode(ORIGIN, '/services', [service, { slug: 'charpente', title: 'Charpente' }])).toMatchObject({
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: 'Zinguerie', url: 'https://toits.example/services/zinguerie' },
        { position: 2, name: 'Charpente', url: 'https://toits.example/services/charpente' },
      ],
    });
  });
});
