import { z } from 'zod';
import { contentSchema, PageLine } from './section-fields.contract.ts';
import { SECTION_KIND_NAMES, SECTION_KINDS, type SectionContent, type SectionKind } from './section-kinds.contract.ts';

/** Pages made of sections, by key, with their paths. */
export const PAGES = {
  home: '/',
  about: '/a-propos',
  services: '/services',
  prices: '/tarifs',
  zones: '/zones',
  gallery: '/realisations',
  reviews: '/avis',
  contact: '/contact',
  'legal-notice': '/mentions-legales',
  privacy: '/confidentialite',
  accessibility: '/accessibilite',
  'site-map': '/plan-du-site',
} as const;
export type PageKey = keyof typeof PAGES;
export const PAGE_KEYS = Object.keys(PAGES) as [PageKey, ...PageKey[]];
export const PageKey = z.enum(PAGE_KEYS);

/** Most sections of one page, and most versions that are kept. */
export const MOST_SECTIONS = 60;
export const KEPT_VERSIONS = 50;

export const META_LENGTHS = { name: 60, title: 120, description: 320, keywords: 300 } as const;

/** One section of a page, by its kind. */
export type PageSection<Kind extends SectionKind = SectionKind> = {
  [One in Kind]: { id: string; kind: One; isHidden: boolean; content: SectionContent<One> };
}[Kind];

export const SectionId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);

const section = (kind: SectionKind) =>
  z.object({
    id: SectionId,
    kind: z.literal(kind),
    isHidden: z.boolean().default(false),
    content: contentSchema(SECTION_KINDS[kind]),
  });
const [first, ...others] = SECTION_KIND_NAMES;
/** Made at its first use: a start needs none of its several hundred schemas. */
const AnySection = z.lazy(() =>
  z.discriminatedUnion('kind', [section(first), ...others.map(section)]),
) as unknown as z.ZodType<PageSection, unknown>;

/** Whole content of a page: what search engines read, and its sections in their order. */
export const PageDocument = z
  .object({
    meta: z.object({
      /** Short name in the site map and on the sharing picture. */
      name: PageLine(META_LENGTHS.name).default(''),
      title: PageLine(META_LENGTHS.title).default(''),
      description: PageLine(META_LENGTHS.description).default(''),
      keywords: PageLine(META_LENGTHS.keywords).default(''),
    }),
    sections: z.array(AnySection).max(MOST_SECTIONS),
  })
  .refine(({ sections }) => new Set(sections.map(({ id }) => id)).size === sections.length, {
    error: 'Deux sections ont le même identifiant.',
    path: ['sections'],
  });
export type PageDocument = z.infer<typeof PageDocument>;

/** State of one page in the list: what is published, and what waits. */
export const PageSummary = z.object({
  page: PageKey,
  path: z.string(),
  /** Number of the published version; 0 while the neutral page of the product is shown. */
  version: z.int(),
  published_at: z.string().nullable(),
  draft_updated_at: z.string().nullable(),
  /** Instant at which the draft is published by itself. */
  publish_at: z.string().nullable(),
  /** Version of the record that an editor sends back; empty before the first save. */
  updated_at: z.string(),
});
export type PageSummary = z.infer<typeof PageSummary>;

/** Everything that the editor of one page shows. */
export const PageReading = PageSummary.extend({
  published: PageDocument,
  draft: PageDocument.nullable(),
});
export type PageReading = z.infer<typeof PageReading>;

/** One version of the history, without its content. */
export const PageVersion = z.object({ version: z.int(), author: z.string(), created_at: z.string() });
export type PageVersion = z.infer<typeof PageVersion>;

/** One difference between two documents, in words of the editor. */
export const PageDifference = z.object({
  section: z.string(),
  field: z.string(),
  before: z.string(),
  after: z.string(),
});
export type PageDifference = z.infer<typeof PageDifference>;

const Version = z.string().max(40).optional();

export const PageDraft = z.object({ page: PageKey, document: PageDocument, updated_at: Version });
export const PageTarget = z.object({ page: PageKey, updated_at: Version });
export const PagePublication = PageTarget.extend({
  /** Instant of the publication; at once when absent. */
  publish_at: z.iso.datetime({ error: 'Date et heure invalides.' }).optional(),
});
export const VersionNumber = z.union([
  z.int().min(1).max(1_000_000),
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'Numéro de version invalide.')
    .transform(Number),
]);
export const PageRestore = PageTarget.extend({ version: VersionNumber });
