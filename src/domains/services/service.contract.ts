import { z } from 'zod';
import { SentPicture } from '#src/domains/media/picture.contract.ts';
import { Flag, Id, Line, listQuery, Position, Text } from '#src/kernel/fields.ts';
import { getPage } from '#src/kernel/pagination.ts';
import { Entries, Slug, Steps, SubServices } from './service-fields.contract.ts';

/** Maximum number of features on a card. */
export const CARD_FEATURES = 3;
export const CATEGORY_MAX = 200;
/** Shown on a card when the service has no category. */
export const DEFAULT_CATEGORY = 'Service';

export const ProcessStep = z.object({
  step: z.int(),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
});
export type ProcessStep = z.infer<typeof ProcessStep>;

/** Trade of the roofer (couverture, zinguerie…), as visitors see it. */
export const Service = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  subtitle: z.string(),
  description: z.string(),
  long_description: z.string(),
  category: z.string(),
  duration: z.string(),
  price: z.string(),
  price_range: z.string(),
  image: z.string(),
  image_alt: z.string(),
  heroImage: z.string(),
  hero_image_alt: z.string(),
  credit: z.string(),
  features: z.array(z.string()),
  advantages: z.array(z.string()),
  sub_services: z.array(z.string()),
  materials: z.array(z.string()),
  process: z.array(ProcessStep),
});
export type Service = z.infer<typeof Service>;

export const ServiceList = z.array(Service);
export const ServiceSlug = z.object({ slug: Line(200, 1) });
export const ServiceId = z.object({ id: Id });

/** Service in the back office, hidden ones included. */
export const StoredService = Service.extend({
  is_active: z.boolean(),
  sort_order: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type StoredService = z.infer<typeof StoredService>;
export const StoredServicePage = getPage(StoredService);

const Fields = {
  title: Line(200, 1),
  /** Derived from the title when empty or missing. */
  slug: Slug.optional(),
  subtitle: Line(200),
  description: Text(2_000, 1),
  long_description: Text(20_000),
  category: Line(CATEGORY_MAX),
  duration: Line(200),
  price_range: Line(200),
  features: Entries,
  advantages: Entries,
  sub_services: SubServices,
  materials: Entries,
  process: Steps,
  image: SentPicture,
  image_alt: Line(300),
  heroImage: SentPicture,
  hero_image_alt: Line(300),
  /** Credit shown beside both pictures: a photographer, or "Illustration". */
  credit: Line(120),
  is_active: Flag,
  sort_order: Position,
};

/** Input of a new service. */
export const NewService = z.object({
  ...Fields,
  subtitle: Fields.subtitle.default(''),
  long_description: Fields.long_description.default(''),
  category: Fields.category.default(''),
  duration: Fields.duration.default(''),
  price_range: Fields.price_range.default(''),
  features: Fields.features.default([]),
  advantages: Fields.advantages.default([]),
  sub_services: Fields.sub_services.default([]),
  materials: Fields.materials.default([]),
  process: Fields.process.default([]),
  image: Fields.image.default(''),
  image_alt: Fields.image_alt.default(''),
  heroImage: Fields.heroImage.default(''),
  hero_image_alt: Fields.hero_image_alt.default(''),
  credit: Fields.credit.default(''),
  is_active: Fields.is_active.default(true),
  sort_order: Fields.sort_order.default(0),
});
export type NewService = z.infer<typeof NewService>;

/** Fields of a service to change; missing fields stay as they are. */
export const ServiceChange = z.object(Fields).partial().extend({
  id: Id,
  /** Version that the editor read; the change is refused if the service was saved since then. */
  updated_at: z.string().optional(),
});
export type ServiceChange = z.infer<typeof ServiceChange>;

export const SERVICE_STATUSES = ['active', 'draft'] as const;
export const SERVICE_SORT_KEYS = ['sort_order', 'title', 'created_at', 'updated_at'] as const;
export const ServiceListQuery = z.object({
  ...listQuery([...SERVICE_SORT_KEYS]),
  status: z.enum(SERVICE_STATUSES).optional(),
  category: Line(CATEGORY_MAX).optional(),
});
export type ServiceListQuery = z.infer<typeof ServiceListQuery>;

export const SERVICE_ACTIONS = ['activate', 'deactivate', 'delete'] as const;
export type ServiceAction = (typeof SERVICE_ACTIONS)[number];
const Ids = z.array(Id).min(1).max(1_000);
export const ServiceBulk = z.object({ ids: Ids, action: z.enum(SERVICE_ACTIONS) });
export const ServiceOrder = z.object({ ids: Ids });
export const ChangedServices = z.object({ changed: z.int() });

export const ServiceStatistics = z.object({
  total: z.int(),
  active: z.int(),
  draft: z.int(),
  categories: z.int(),
  /** Distinct categories in French sort order. */
  category_names: z.array(z.string()),
});
export type ServiceStatistics = z.infer<typeof ServiceStatistics>;
