import { z } from 'zod';
import { Service } from '#src/domains/services/service.contract.ts';
import { SiteProfile } from '#src/domains/settings/setting.contract.ts';
import { Line } from '#src/kernel/fields.ts';

/** Picture of the site itself, by its position: `hero-toiture`, `equipe`… */
export const Illustration = z.object({ name: Line(80, 1), image: Line(300, 1), alt: Line(300) });
export const Illustrations = z.record(z.string(), z.object({ image: z.string(), alt: z.string() }));
export type Illustrations = z.infer<typeof Illustrations>;

/** Service for cards, lists and the form. */
export const ServiceCard = Service.pick({
  id: true,
  title: true,
  slug: true,
  description: true,
  category: true,
  image: true,
  features: true,
  price: true,
});
export type ServiceCard = z.infer<typeof ServiceCard>;

/** Data that every public page shows besides its own content. */
export const PublicFrame = z.object({
  origin: z.string(),
  profile: SiteProfile,
  services: z.array(ServiceCard),
  /** True when the stored services could not be read: `services` is empty and built-in ones are shown. */
  servicesFailed: z.boolean(),
  illustrations: Illustrations,
  /** False when a part could not be read: the page must not be cached. */
  isComplete: z.boolean(),
});
export type PublicFrame = z.infer<typeof PublicFrame>;
