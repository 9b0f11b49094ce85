import type { Area } from '#src/domains/places/zones/zone.contract.ts';
import { servicePath } from '#src/domains/services/service-paths.views.ts';
import { type Crumb, HOME_CRUMB } from '#src/kernel/breadcrumb.ts';
import { dialled } from '#src/kernel/phone.ts';
import type { PublicFrame } from './site.contract.ts';

const METRES_PER_KM = 1_000;

/** Describes the circle in which the company works, as drawn on the map; undefined without a centre or a radius. */
export const servedCircle = ({ centre, radiusKm }: Area): object | undefined =>
  centre === null || radiusKm === null
    ? undefined
    : {
        '@type': 'GeoCircle',
        geoMidpoint: { '@type': 'GeoCoordinates', latitude: centre.lat, longitude: centre.lng },
        geoRadius: radiusKm * METRES_PER_KM,
      };

/** Describes the circle and the towns in which the company works. */
const areaServed = (area: Area): object[] => [
  ...[servedCircle(area) ?? []].flat(),
  ...area.zones.map(({ name }) => ({ '@type': 'City', name })),
];

const END_OF_DAY = '24:00';

/** Describes opening times: one object when a single one says everything. */
function getOpeningHours(openings: PublicFrame['profile']['openings']): object {
  const described = openings.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => day.charAt(0).toUpperCase() + day.slice(1)),
    opens,
    closes: closes === END_OF_DAY ? '23:59' : closes,
  }));
  return described.length === 1 ? { ...described[0] } : described;
}

/** Describes the company for search engines. No rating: reviews that a company collects itself are not eligible. */
function company({ profile, area, origin, illustrations, logo }: PublicFrame): object {
  const served = areaServed(area);
  const { name, description, phone, email, street, postalCode, city, openings } = profile;
  const sameAs = [profile.facebook, profile.instagram, profile.linkedin].filter((link) => link !== '');
  const image = illustrations['hero-toiture']?.image;
  return {
    '@type': 'RoofingContractor',
    '@id': companyId(origin),
    name,
    url: `${origin}/`,
    ...(description && { description }),
    ...(phone && { telephone: dialled(phone) }),
    ...(email && { email }),
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(postalCode && { postalCode }),
      ...(city && { addressLocality: city }),
      addressCountry: 'FR',
    },
    ...(openings.length > 0 && { openingHoursSpecification: getOpeningHours(openings) }),
    ...(served.length > 0 && { areaServed: served }),
    ...(image && { image: `${origin}${image}` }),
    ...(logo && { logo: `${origin}${logo.picture}` }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

interface DescribedPage {
  path: string;
  title: string;
  type?: 'WebPage' | 'ContactPage' | 'AboutPage' | 'CollectionPage';
  /** The breadcrumb shown on the page, without the home page. */
  crumbs?: Crumb[];
  /** Subjects of the page besides the company: a service, an article. */
  nodes?: object[];
}

/** Stable ids of the nodes in every graph. */
export const companyId = (origin: string): string => `${origin}/#entreprise`;

const breadcrumb = (origin: string, path: string, crumbs: Crumb[]): object => ({
  '@type': 'BreadcrumbList',
  '@id': `${origin}${path}#fil`,
  itemListElement: [HOME_CRUMB, ...crumbs].map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.label,
    item: `${origin}${crumb.path}`,
  })),
});

/** Builds a graph with stable ids: company, site, page, breadcrumb and the page's subjects. */
export function toGraph(frame: PublicFrame, page: DescribedPage): object[] {
  const { path, title, type = 'WebPage', crumbs, nodes = [] } = page;
  const { origin, profile } = frame;
  return [
    company(frame),
    {
      '@type': 'WebSite',
      '@id': `${origin}/#site`,
      url: `${origin}/`,
      name: profile.name,
      inLanguage: 'fr-FR',
      publisher: { '@id': companyId(origin) },
    },
    {
      '@type': type,
      '@id': `${origin}${path}#page`,
      url: `${origin}${path}`,
      name: title,
      isPartOf: { '@id': `${origin}/#site` },
      about: { '@id': companyId(origin) },
      ...(crumbs && { breadcrumb: { '@id': `${origin}${path}#fil` } }),
    },
    ...(crumbs ? [breadcrumb(origin, path, crumbs)] : []),
    ...nodes,
  ];
}

/** Trades that come first in the home page's structured data, identified by a word of their slug. */
const NAMED_TRADES = ['installation', 'reparation', 'entretien', 'nettoyage', 'zinguerie', 'charpente'];

/** Builds the company's catalogue: its best-known trades first, then its other services, while there is room. */
export function toCatalogue(
  origin: string,
  name: string,
  services: readonly { slug: string; title: string }[],
): object {
  const named = NAMED_TRADES.flatMap((trade) => services.find(({ slug }) => slug.split('-').includes(trade)) ?? []);
  const offered = [...new Set([...named, ...services])].slice(0, NAMED_TRADES.length);
  return {
    '@id': companyId(origin),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      '@id': `${origin}/#catalogue`,
      name,
      itemListElement: offered.map(({ slug, title }) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          name: title,
          url: `${origin}${servicePath(slug)}`,
          provider: { '@id': companyId(origin) },
        },
      })),
    },
  };
}
