import { z } from 'zod';
import { Line } from '#src/kernel/fields.ts';

/** At most this many features on a card. */
export const CARD_FEATURES = 3;
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
  heroImage: z.string(),
  features: z.array(z.string()),
  advantages: z.array(z.string()),
  sub_services: z.array(z.string()),
  materials: z.array(z.string()),
  process: z.array(ProcessStep),
});
export type Service = z.infer<typeof Service>;

export const ServiceList = z.array(Service);
export const ServiceSlug = z.object({ slug: Line(200, 1) });
