import { z } from 'zod';
import { Id } from '#src/kernel/fields.ts';
import { CityContent } from './city-content.contract.ts';

/** A town's page in the back office. */

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
  /** The stored page; a skeleton without facts where none is stored yet. */
  content: CityContent,
  isStored: z.boolean(),
  isPublished: z.boolean(),
  ownText: OwnText,
  /** Version of the stored page; empty where none is stored. */
  updated_at: z.string(),
});
export type CityPageRecord = z.infer<typeof CityPageRecord>;

export const CityPageChange = z.object({
  id: Id,
  content: CityContent,
  isPublished: z.boolean(),
  /** Version that the editor read; refused when another user has saved since then. */
  updated_at: z.string().optional(),
});
export type CityPageChange = z.infer<typeof CityPageChange>;
