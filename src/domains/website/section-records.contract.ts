import { z } from 'zod';
import { BlogCard } from '#src/domains/blog/blog.contract.ts';
import { GalleryItem } from '#src/domains/gallery/gallery.contract.ts';
import { ZoneMap } from '#src/domains/places/zones/zone.contract.ts';
import { LegalIdentity } from '#src/domains/settings/legal-identity.contract.ts';
import { PriceList } from '#src/domains/settings/price.contract.ts';
import { Testimonial } from '#src/domains/testimonials/testimonial.contract.ts';
import { PublicPage } from './public-page.contract.ts';

/** Records of other domains that sections show; null if they could not be read, empty if no section shows them. */
export const SectionRecords = z.object({
  testimonials: z.array(Testimonial).nullable(),
  gallery: z.array(GalleryItem).nullable(),
  posts: z.array(BlogCard).nullable(),
  /** The company's history from the settings, for a section without paragraphs of its own. */
  history: z.array(z.string()).nullable(),
  prices: PriceList.nullable().optional(),
  map: ZoneMap.nullable().optional(),
  /** Data of the company that chapters state. */
  identity: LegalIdentity.nullable().optional(),
  /** Every public page, for their list. */
  pages: z.array(PublicPage).nullable().optional(),
});
export type SectionRecords = z.infer<typeof SectionRecords>;
