import { z } from 'zod';
import { Id } from '#src/kernel/fields.ts';
import { CityContent } from './city-content.contract.ts';

/** A town's page in the back office. */

/** Published versions that are kept of a page. */
export const KEPT_CITY_VERSIONS = 50;

export const CityPageId = z.object({ id: Id });

/** How much of a page's text stands on no other page, and on which page most of the rest stands. */
export const OwnText = z.object({
  /** 0 to 1. */
  share: z.number(),
  words: z.int(),
  isEnough: z.boolean(),
  nearest: z.object({ name: z.string(), similarity: z.number() }).nullable(),
});
export type OwnText = z.infer<typeof OwnText>;

export const CityPageRecord = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  department: z.string(),
  /** The draft, otherwise the stored page; a skeleton without facts where none is stored yet. */
  content: CityContent,
  isStored: z.boolean(),
  isPublished: z.boolean(),
  /** True when the content waits beside an older one that visitors see. */
  hasDraft: z.boolean(),
  /** Instant at which the draft is published by itself. */
  publish_at: z.string().nullable(),
  /** Newest published version; 0 for a page that was never published. */
  version: z.int(),
  ownText: OwnText,
  /** Version of the stored page; empty where none is stored. */
  updated_at: z.string(),
});
export type CityPageRecord = z.infer<typeof CityPageRecord>;

/** Version that the editor read; refused when another user has saved since then. */
const updated_at = z.string().max(40).optional();

export const CityPageTarget = CityPageId.extend({ updated_at });

export const CityPageChange = CityPageTarget.extend({
  content: CityContent,
  /** Shows the text to visitors at once; otherwise it is a draft. */
  publish: z.boolean().default(false),
});
export type CityPageChange = z.input<typeof CityPageChange>;

export const CityPagePlan = CityPageTarget.extend({
  /** Instant at which the draft is published. */
  publish_at: z.iso.datetime({ error: 'Date et heure invalides.' }),
});

const Version = z.union([
  z.int().min(1).max(1_000_000),
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'Numéro de version invalide.')
    .transform(Number),
]);
export const CityPageRestore = CityPageTarget.extend({ version: Version });
export const CityVersionId = CityPageId.extend({ version: Version });

/** One version of the history, without its content. */
export const CityPageVersion = z.object({ version: z.int(), author: z.string(), created_at: z.string() });
export type CityPageVersion = z.infer<typeof CityPageVersion>;

/** One difference between a version and what is edited now, in words of the editor. */
export const CityPageDifference = z.object({
  section: z.string(),
  field: z.string(),
  before: z.string(),
  after: z.string(),
});
export type CityPageDifference = z.infer<typeof CityPageDifference>;
