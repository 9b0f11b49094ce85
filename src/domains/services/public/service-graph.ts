import type { PublicFrame } from '#src/domains/website/site.contract.ts';
import { companyId, servedCircle } from '#src/domains/website/structured-data.views.ts';
import type { Service } from '../service.contract.ts';
import { servicePath } from '../service-paths.views.ts';
import { type ServicePrice, servicePrice } from '../service-price.rules.ts';

const priceSpecification = ({ from, to, unit }: ServicePrice): object => ({
  '@type': 'UnitPriceSpecification',
  priceCurrency: 'EUR',
  ...(from === to ? { price: from } : { minPrice: from, ...(to !== undefined && { maxPrice: to }) }),
  ...(unit !== undefined && { unitText: unit }),
});

type Described = Pick<Service, 'slug' | 'title' | 'description' | 'category' | 'price'>;

type Site = Pick<PublicFrame, 'origin' | 'area'>;

/** Describes a service as structured data; with an offer only if it has a price. */
export function serviceNode({ origin, area }: Site, service: Described, image: string | undefined): object {
  const url = `${origin}${servicePath(service.slug)}`;
  const price = servicePrice(service.price);
  const circle = servedCircle(area);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: service.title,
    serviceType: service.title,
    description: service.description,
    ...(service.category && { category: service.category }),
    url,
    mainEntityOfPage: { '@id': `${url}#page` },
    provider: { '@id': companyId(origin) },
    ...(circle && { areaServed: circle }),
    ...(image !== undefined && { image: new URL(image, origin).href }),
    ...(price !== undefined && { offers: { '@type': 'Offer', url, priceSpecification: priceSpecification(price) } }),
  };
}

/** Describes the list of services, in page order. */
export const serviceListNode = (origin: string, path: string, services: { slug: string; title: string }[]): object => ({
  '@type': 'ItemList',
  '@id': `${origin}${path}#liste`,
  mainEntityOfPage: { '@id': `${origin}${path}#page` },
  numberOfItems: services.length,
  itemListElement: services.map(({ slug, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: `${origin}${servicePath(slug)}`,
  })),
});
