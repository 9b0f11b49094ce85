import type { Service } from './service.contract.ts';

/** Texts of a built-in page, by slug. */
interface BuiltInTexts {
  readonly id: number;
  readonly title: string;
  readonly category: string;
  readonly subtitle: string;
  readonly description: string;
  readonly paragraphs: readonly string[];
  readonly features: readonly string[];
  readonly advantages: readonly string[];
  readonly price: string;
}

/** Required key that names no trade: its page exists, but nothing links to it. */
export const UNNAMED_KEY = 'test-updated-service';

/** Converts to the shape of a stored service; company-specific data (duration, materials, pictures) stays empty. */
export const asService = (slug: string, { paragraphs, features, advantages, ...texts }: BuiltInTexts): Service => ({
  ...texts,
  slug,
  long_description: paragraphs.join('\n'),
  price_range: texts.price,
  duration: '',
  features: [...features],
  advantages: [...advantages],
  sub_services: [],
  materials: [],
  process: [],
  image: '',
  image_alt: '',
  heroImage: '',
  hero_image_alt: '',
  credit: '',
});

/** Returns the built-in services by slug. */
export const builtInServices = (texts: Record<string, BuiltInTexts>): Map<string, Service> =>
  new Map(Object.entries(texts).map(([slug, service]) => [slug, asService(slug, service)]));
