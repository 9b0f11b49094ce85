import { z } from 'zod';
import { Id } from '#src/kernel/fields.ts';
import { UploadedFile } from '#src/kernel/uploaded-file.ts';

/** Contract of the files that prove an agreement which the office recorded: photos or PDF of what was signed. */

export const SCANS_MAX = 10;
/** Maximum size of one file, in bytes. */
export const SCAN_MAX_BYTES = 15_000_000;
/** Maximum size of a form with its files, in bytes. */
export const SCAN_FORM_BYTES = 60_000_000;

/** Types as stored: every picture becomes a JPEG. */
const SCAN_TYPES = ['application/pdf', 'image/jpeg'] as const;

const ScanFile = z.union([z.instanceof(Uint8Array<ArrayBuffer>), z.instanceof(UploadedFile)], {
  error: 'Joignez une photo ou un PDF.',
});
export type ScanFile = z.infer<typeof ScanFile>;
export const ScanFiles = z.array(ScanFile).max(SCANS_MAX, `Joignez au plus ${SCANS_MAX} fichiers.`);

export const AcceptanceScan = z.object({
  id: z.int(),
  contentType: z.enum(SCAN_TYPES),
  bytes: z.int(),
  addedAt: z.string(),
});
export type AcceptanceScan = z.infer<typeof AcceptanceScan>;

export const ScanAddition = z.object({
  id: Id,
  scans: ScanFiles.min(1, 'Choisissez un fichier.'),
});

export const ScanKey = z.object({ id: Id, scan: Id });
