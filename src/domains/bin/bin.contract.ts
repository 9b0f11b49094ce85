import { z } from 'zod';
import type { Right } from '#src/kernel/actor.ts';
import { Id, listQuery } from '#src/kernel/fields.ts';
import { getPage } from '#src/kernel/pagination.ts';

/** Days during which a deleted record can be restored. */
export const BIN_DAYS = 30;

/** Kinds of records that go to the bin, and the right that may delete and so restore them; "own" for the caller's own. */
export const BIN_RIGHTS = {
  service: 'content:change',
  post: 'content:change',
  gallery: 'content:change',
  testimonial: 'content:change',
  place: 'content:change',
  city: 'content:change',
  redirect: 'content:change',
  message: 'requests:change',
  chat: 'requests:change',
  quote: 'sales:change',
  order: 'sales:change',
  notification: 'own',
} as const satisfies Record<string, Right | 'own'>;

export type BinKind = keyof typeof BIN_RIGHTS;
export const BIN_KINDS = Object.keys(BIN_RIGHTS) as BinKind[];
export const BinKind = z.enum(BIN_KINDS);

/** Longer labels are cut. */
export const BIN_LABEL_MAX = 200;
/** Records of one undo: as many as one bulk deletion has. */
export const BIN_IDS_MAX = 1_000;

export const BIN_SORT_KEYS = ['deleted_at', 'label'] as const;

export const BinListQuery = z.object({ ...listQuery([...BIN_SORT_KEYS]), kind: BinKind.optional() });
export type BinListQuery = z.infer<typeof BinListQuery>;

/** A deleted record, as the bin shows it. */
export const BinRecord = z.object({
  id: z.int(),
  kind: BinKind,
  label: z.string(),
  /** Name of the account that deleted it; null when that account is gone, or the server did it. */
  deleted_by: z.string().nullable(),
  deleted_at: z.string(),
  expires_at: z.string(),
  /** Whole days until it is gone, at least 1. */
  days_left: z.int(),
});
export type BinRecord = z.infer<typeof BinRecord>;
export const BinPage = getPage(BinRecord);

export const BinStatistics = z.object({
  total: z.int(),
  /** Gone within a week. */
  ending: z.int(),
  kinds: z.partialRecord(BinKind, z.int()),
});
export type BinStatistics = z.infer<typeof BinStatistics>;

const Ids = z.array(Id).min(1).max(BIN_IDS_MAX);
export const BinChoice = z.object({ ids: Ids });
/** Without ids: everything that the caller may restore. */
export const BinSelection = z.object({ ids: Ids.optional() });
export const Emptied = z.object({ removed: z.int() });

/** What an undo puts back: the records that were deleted last under these ids. */
export const Undo = z.object({ kind: BinKind, ids: Ids });

/** A restored record, where its screen is, and what is different from before. */
export const Restored = z.object({ kind: BinKind, link: z.string(), label: z.string(), note: z.string() });
/** What came back, and why the rest did not. */
export const Restoration = z.object({ restored: z.array(Restored), refusals: z.array(z.string()) });
export type Restoration = z.infer<typeof Restoration>;

/** A deleted record in the export of a person's own data. */
export const DeletedOfPerson = z.object({
  kind: BinKind,
  deleted_at: z.string(),
  expires_at: z.string(),
  content: z.record(z.string(), z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))),
});
export type DeletedOfPerson = z.infer<typeof DeletedOfPerson>;
