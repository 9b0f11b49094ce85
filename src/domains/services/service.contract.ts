import { z } from 'zod';
import { Id, Line, Text } from '#src/kernel/fields.ts';

/** At most this many features on a card. */
export const CARD_FEATURES = 3;
/** On a card whose service names none. */
export const DEFAULT_CATEGORY = 'Service';

export const ProcessStep = z.object({
  step: z.int(),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
});

/** A trade of the roofer (couverture, zinguerie…), as visitors read it. */
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

const Entries = z.array(Line(300, 1)).max(50).default([]);
const OptionalLine = Line(200).default('');

/** A service as the back office writes it; the slug comes from the title. */
export const NewService = z.object({
  title: Line(200, 1),
  subtitle: OptionalLine,
  description: Text(2_000, 1),
  long_description: Text(20_000).default(''),
  category: OptionalLine,
  duration: OptionalLine,
  price_range: OptionalLine,
  features: Entries,
  advantages: Entries,
  sub_services: Entries,
  materials: Entries,
  process: z.array(ProcessStep).max(12).default([]),
  image: OptionalLine,
  image_alt: Line(300).default(''),
  heroImage: OptionalLine,
  hero_image_alt: Line(300).default(''),
  /** Said beside both pictures: a photographer, or "Illustration". */
  credit: Line(120).default(''),
  is_active: z.boolean().default(true),
  sort_order: z.int().min(0).max(100_000).default(0),
});
export type NewService = z.infer<typeof NewService>;
