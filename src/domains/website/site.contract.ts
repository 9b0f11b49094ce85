import { z } from 'zod';
import { Service } from '#src/domains/services/service.contract.ts';
import { SiteProfile } from '#src/domains/settings/setting.contract.ts';
import { Line } from '#src/kernel/fields.ts';

/** A picture of the site itself, by its place: `hero-toiture`, `equipe`… */
export const Illustration = z.object({ name: Line(80, 1), image: Line(300, 1), alt: Line(300) });
export const Illustrations = z.record(z.string(), z.object({ image: z.string(), alt: z.string() }));
export type Illustrations = z.infer<typeof Illustrations>;

/** A service as cards, lists and the form show it. */
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

/** What every public page shows besides its own content. */
export const PublicFrame = z.object({
  origin: z.string(),
  profile: SiteProfile,
  services: z.array(ServiceCard),
  /** The stored services could not be read: `services` is empty and built-in ones stand in. */
  servicesFailed: z.boolean(),
  illustrations: Illustrations,
  /** Something could not be read: the page must not be kept. */
  isComplete: z.boolean(),
});
export type PublicFrame = z.infer<typeof PublicFrame>;
