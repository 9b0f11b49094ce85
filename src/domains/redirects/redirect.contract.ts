import { z } from 'zod';
import { Id, listQuery } from '#src/kernel/fields.ts';
import { getPage } from '#src/kernel/pagination.ts';

/** Redirects of the owner: an old address of the site, and the page that replaces it. */

export const PATH_MAX = 300;
/** For good, or for a while: search engines forget the old address only with the first. */
export const REDIRECT_STATUSES = [301, 302] as const;
export const REDIRECT_SORT_KEYS = ['from_path', 'to_path', 'created_at'] as const;

export const Redirect = z.object({
  id: z.int(),
  /** Path without host, query and final slash, in lower case. */
  from_path: z.string(),
  /** Path of this site, with query and fragment. */
  to_path: z.string(),
  status: z.literal(REDIRECT_STATUSES),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Redirect = z.infer<typeof Redirect>;

const Address = z.string().trim().min(1).max(2_000);

export const RedirectFields = {
  /** Path, or whole address of the old site, of which the path counts. */
  from_path: Address,
  to_path: Address,
  status: z.literal(REDIRECT_STATUSES),
};

export const NewRedirect = z.object({ ...RedirectFields, status: RedirectFields.status.default(301) });
export type NewRedirect = z.infer<typeof NewRedirect>;

export const RedirectChange = z.object(RedirectFields).partial().extend({
  id: Id,
  /** Version that the editor read; refused when another user has saved since then. */
  updated_at: z.string().optional(),
});

export const RedirectId = z.object({ id: Id });

export const RedirectListQuery = z.object({
  ...listQuery([...REDIRECT_SORT_KEYS]),
  status: z.enum(['301', '302']).optional(),
});
export type RedirectListQuery = z.infer<typeof RedirectListQuery>;

export const RedirectPage = getPage(Redirect);

const CSV_MAX = 900_000;
export const IMPORT_MAX = 1_000;

export const RedirectImportRequest = z.object({
  csv: z.string().min(1).max(CSV_MAX),
  /** False only returns a preview. */
  apply: z.boolean().default(false),
});

/** Content of a file, line by line; line numbers begin at 1. */
export const RedirectImport = z.object({
  rows: z.array(
    Redirect.pick({ from_path: true, to_path: true, status: true }).extend({
      line: z.int(),
      /** The same redirect is already stored: it is not added again. */
      is_known: z.boolean(),
    }),
  ),
  errors: z.array(z.object({ line: z.int(), message: z.string() })),
  /** Headings that the import does not know. */
  ignored: z.array(z.string()),
  /** Number of added redirects; 0 when nothing was applied. */
  added: z.int(),
});
export type RedirectImport = z.infer<typeof RedirectImport>;

export const RedirectStatistics = z.object({ total: z.int(), permanent: z.int(), temporary: z.int() });
export type RedirectStatistics = z.infer<typeof RedirectStatistics>;
