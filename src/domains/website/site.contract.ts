import { z } from 'zod';
import { Illustrations } from '#src/domains/media/illustration.contract.ts';
import { Area } from '#src/domains/places/zones/zone.contract.ts';
import { ServiceCard } from '#src/domains/services/service-card.contract.ts';
import { MenuLink } from '#src/domains/settings/menu.contract.ts';
import { SiteProfile } from '#src/domains/settings/setting.contract.ts';
import { PLACEHOLDER_NAMES } from '#src/kernel/placeholder-names.ts';
import { FrameLogo } from './logo.contract.ts';

/** Data that every public page shows besides its own content. */
export const PublicFrame = z.object({
  origin: z.string(),
  profile: SiteProfile,
  /** What texts can say about the company; empty what has no source. */
  facts: z.record(z.enum(PLACEHOLDER_NAMES), z.string()),
  /** Seat, served circle and names of the places. */
  area: Area,
  /** Menus that the owner has arranged; one that is missing comes with the product. */
  menus: z.object({ header: z.array(MenuLink), footer: z.array(MenuLink) }).partial(),
  services: z.array(ServiceCard),
  /** True when the stored services could not be read: `services` is empty and built-in ones are shown. */
  servicesFailed: z.boolean(),
  illustrations: Illustrations,
  logo: FrameLogo.optional(),
  /** Whether emails reach their readers, so that the newsletter can be offered. */
  offersEmail: z.boolean(),
  /** Host of the service that counts the visits; empty where nobody does. */
  measuredBy: z.string(),
  /** False when a part could not be read: the page must not be cached. */
  isComplete: z.boolean(),
});
export type PublicFrame = z.infer<typeof PublicFrame>;
