import type { Service } from '#src/domains/services/service.contract.ts';

/** A built-in page as the texts give it, under its slug. */
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

/** A key of the specification that names no trade: its page stands, nothing leads to it. */
export const UNNAMED_KEY = 'test-updated-service';

/** In the shape of a stored service; what only a company knows (duration, materials, pictures) is left empty. */
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

/** The built-in services by their slug. */
export const builtInServices = (texts: Record<string, BuiltInTexts>): Map<string, Service> =>
  new Map(Object.entries(texts).map(([slug, service]) => [slug, asService(slug, service)]));
