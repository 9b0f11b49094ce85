import { z } from 'zod';
import { FILES_FOLDER } from '../storage/storage.server.ts';

/** Name of the manifest, the last file of an archive. */
export const MANIFEST = 'manifest.json';
/** Folder of the rows of a PostgreSQL database, one file for each table. */
export const ROWS_FOLDER = 'tables';

/** What an archive holds, and the SHA-256 of each of its files. */
export const Manifest = z.object({
  format: z.literal(1),
  made_at: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** Names of the migrations that had run, in their order. */
  migrations: z.array(z.string()),
  /** Whether the archive holds the key file; otherwise SECRET_KEY must be given again. */
  holds_key: z.boolean(),
  files: z.array(
    z.object({
      name: z.string(),
      bytes: z.int(),
      sha256: z.string(),
      /** Rows of a table of PostgreSQL, a line each; absent from other files, and from archives of earlier versions. */
      rows: z.int().optional(),
    }),
  ),
});
export type Manifest = z.infer<typeof Manifest>;

/** Names that an archive may hold: those of a data folder, and rows. Nothing else is ever unpacked. */
const NAME = new RegExp(
  `^(faitage\\.sqlite|secret\\.key|audit-roots\\.jsonl|manifest\\.json|${ROWS_FOLDER}/[a-z_]+\\.jsonl|outbox/[A-Za-z0-9-]+\\.eml|` +
    `${FILES_FOLDER}/[a-z0-9]{2}/[a-z0-9-]{2}/[a-z0-9][a-z0-9-]*\\.[a-z0-9]+)$`,
);

export const isArchiveName = (name: string): boolean => NAME.test(name);
