import { z } from 'zod';
import { NewBlogPost, SLUG_MAX } from '#src/domains/blog/blog.contract.ts';
import { NewGalleryItem } from '#src/domains/gallery/gallery.contract.ts';
import { PlacedIllustration } from '#src/domains/media/illustration.contract.ts';
import { CityContent } from '#src/domains/places/cities/city-content.contract.ts';
import { AreaChange, AreaTexts, PlacedLayout } from '#src/domains/places/zones/area.contract.ts';
import { MAP_ZOOM, NewPlace } from '#src/domains/places/zones/place.contract.ts';
import { NewRedirect } from '#src/domains/redirects/redirect.contract.ts';
import { NewService } from '#src/domains/services/service.contract.ts';
import { DeclaredOn } from '#src/domains/settings/promise.contract.ts';
import { SETTING_GROUPS } from '#src/domains/settings/setting.contract.ts';
import { PageDocument, PageKey } from '#src/domains/site-pages/page.contract.ts';
import { NewTestimonial } from '#src/domains/testimonials/testimonial.contract.ts';
import { Line, PictureAddress, Position } from '#src/kernel/fields.ts';
import { PART_NAMES, type PartName } from './transfer-report.contract.ts';

/** Content of a site as it leaves and enters: `site.json` of an archive. Customers, money and accounts are never in it. */

export const FORMAT = 'faitage-site';
/** Version 2 added former addresses, and pictures that stand in an archive once for several records. */
export const FORMAT_VERSION = 2;
export const ROWS_MAX = 5_000;
const FORMER_SLUGS_MAX = 100;

/** Settings that are content of the site; the others belong to one installation. */
export const CONTENT_GROUPS = [
  ...['general', 'identity', 'company', 'about', 'social', 'map', 'travel', 'prices', 'promo', 'chat', 'hours'],
  ...['promises', 'menus'],
] as const satisfies readonly (keyof typeof SETTING_GROUPS)[];
/** Bank details stay on their site. */
export const PRIVATE_FIELDS: readonly string[] = ['iban', 'bic'];

const Slug = Line(SLUG_MAX, 1).pipe(z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}-]*$/u, 'Adresse invalide.'));

const Picture = PictureAddress.default('');
/** Old addresses that redirect to the record. */
const FormerSlugs = z.array(Slug).max(FORMER_SLUGS_MAX).optional();

const SettingsRecord = z
  .object({ group: z.enum(CONTENT_GROUPS), values: z.record(z.string(), z.unknown()) })
  .transform(({ group, values }, refinement) => {
    const owned = Object.fromEntries(Object.entries(values).filter(([name]) => !PRIVATE_FIELDS.includes(name)));
    const parsed = SETTING_GROUPS[group].partial().strict().safeParse(owned);
    if (!parsed.success) {
      for (const issue of parsed.error.issues) refinement.addIssue({ ...issue, code: 'custom' });
      return z.NEVER;
    }
    const fields: Record<string, unknown> = parsed.data;
    return { group, values: Object.fromEntries(Object.keys(owned).map((name) => [name, fields[name]])) };
  });

const Area = AreaChange.pick({ centre: true, radius_km: true })
  .required()
  .extend({
    seat: z.string().max(SLUG_MAX).nullable(),
    radius_declared_on: DeclaredOn,
    map_zoom: z.int().min(MAP_ZOOM.least).max(MAP_ZOOM.most),
    texts: AreaTexts,
    layout: PlacedLayout.nullable(),
  });

/** Schema of the records of each part. */
export const PART_SCHEMAS = {
  settings: SettingsRecord,
  places: NewPlace.extend({ slug: Slug, sort_order: Position }),
  area: Area,
  cities: z.object({ place: Slug, content: CityContent, isPublished: z.boolean() }),
  illustrations: PlacedIllustration.extend({
    name: z
      .string()
      .max(80)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    image: PictureAddress,
    alt: Line(300),
  }),
  services: NewService.extend({ slug: Slug, image: Picture, heroImage: Picture, former_slugs: FormerSlugs }),
  gallery: NewGalleryItem.extend({ image: PictureAddress.pipe(z.string().min(1)), before_image: Picture }),
  testimonials: NewTestimonial,
  posts: NewBlogPost.extend({
    slug: Slug,
    image: Picture,
    updated_at: z.iso.datetime().optional(),
    former_slugs: FormerSlugs,
  }),
  pages: z.object({ page: PageKey, document: PageDocument }),
  redirects: NewRedirect,
} as const satisfies Record<PartName, z.ZodType>;

export type PartRecord<Name extends PartName> = z.output<(typeof PART_SCHEMAS)[Name]>;

/** `site.json` before its records are read. */
export const SiteBundle = z.object({
  format: z.literal(FORMAT),
  version: z.int(),
  parts: z.partialRecord(z.enum(PART_NAMES), z.array(z.unknown()).max(ROWS_MAX)),
});
export type SiteBundle = z.infer<typeof SiteBundle>;
