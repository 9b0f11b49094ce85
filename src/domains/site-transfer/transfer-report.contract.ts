import { z } from 'zod';
import { Flag } from '#src/kernel/fields.ts';
import { UploadedFile } from '#src/kernel/uploaded-file.ts';

/** Import of content: what a file would change, and what it has changed. */

export const ARCHIVE_MAX_BYTES = 250_000_000;
/** Largest list of records in a report; the counts tell of all. */
export const REPORT_ROWS = 1_000;

/** Parts of a site in the order in which they enter. */
export const PART_NAMES = [
  ...(['settings', 'places', 'area', 'cities', 'illustrations', 'services'] as const),
  ...(['gallery', 'testimonials', 'posts', 'pages', 'redirects'] as const),
] as const;
export type PartName = (typeof PART_NAMES)[number];

export const OUTCOMES = ['create', 'replace', 'same', 'refuse'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const Count = z.object({ part: z.enum(PART_NAMES), outcome: z.enum(OUTCOMES), count: z.int() });

export const ReportRow = z.object({
  part: z.enum(PART_NAMES),
  name: z.string(),
  outcome: z.enum(OUTCOMES),
  /** Why a record is refused; empty otherwise. */
  reason: z.string(),
});
export type ReportRow = z.infer<typeof ReportRow>;

export const TransferReport = z.object({
  applied: z.boolean(),
  counts: z.array(Count),
  /** Records that change or are refused. */
  rows: z.array(ReportRow),
  /** Records of the site that the file does not name: they stay as they are. */
  kept: z.int(),
  pictures: z.object({ stored: z.int(), known: z.int(), missing: z.array(z.string()) }),
  /** What the file contains and the site does not take, in sentences. */
  notes: z.array(z.string()),
});
export type TransferReport = z.infer<typeof TransferReport>;

const File = z.instanceof(UploadedFile, { error: 'Choisissez un fichier.' });

export const SiteImport = z.object({ archive: File, apply: Flag.default(false) });

export const WordPressImport = z.object({
  file: File,
  /** ZIP of the folder wp-content/uploads. */
  uploads: File.optional(),
  apply: Flag.default(false),
});
