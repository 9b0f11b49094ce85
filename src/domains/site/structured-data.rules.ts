import type { PublicFrame } from './site.contract.ts';
import { CENTRE, dialled, INTERVENTION_CITIES, RADIUS_KM } from './site.rules.ts';

const METRES_PER_KM = 1_000;

/** The company for search engines. No rating: reviews that a company keeps of itself are not eligible. */
function company({ profile, origin, illustrations }: PublicFrame): object {
  const { name, description, phone, email, address, postalCode, city } = profile;
  const sameAs = [profile.facebook, profile.instagram, profile.linkedin].filter((link) => link !== '');
  const image = illustrations['hero-toiture']?.image;
  return {
    '@type': 'RoofingContractor',
    '@id': `${origin}/#entreprise`,
    name,
    url: `${origin}/`,
    ...(description && { description }),
    ...(phone && { telephone: dialled(phone) }),
    ...(email && { email }),
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address }),
      ...(postalCode && { postalCode }),
      ...(city && { addressLocality: city }),
      addressCountry: 'FR',
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: '00:00',
      closes: '23:59',
    },
    areaServed: [
      {
        '@type': 'GeoCircle',
        geoMidpoint: { '@type': 'GeoCoordinates', ...CENTRE },
        geoRadius: RADIUS_KM * METRES_PER_KM,
      },
      ...INTERVENTION_CITIES.map((town) => ({ '@type': 'City', name: town })),
    ],
    ...(image && { image: `${origin}${image}` }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

interface DescribedPage {
  path: string;
  title: string;
  type?: 'WebPage' | 'ContactPage';
}

/** One graph with stable ids: the company, the site, this page. */
export function graphOf(frame: PublicFrame, { path, title, type = 'WebPage' }: DescribedPage): object[] {
  const { origin, profile } = frame;
  return [
    company(frame),
    {
      '@type': 'WebSite',
      '@id': `${origin}/#site`,
      url: `${origin}/`,
      name: profile.name,
      inLanguage: 'fr-FR',
      publisher: { '@id': `${origin}/#entreprise` },
    },
    {
      '@type': type,
      '@id': `${origin}${path}#page`,
      url: `${origin}${path}`,
      name: title,
      isPartOf: { '@id': `${origin}/#site` },
      about: { '@id': `${origin}/#entreprise` },
    },
  ];
}

/** Addresses for the sitemap. */
export const PUBLIC_PATHS = ['/', '/contact'] as const;
