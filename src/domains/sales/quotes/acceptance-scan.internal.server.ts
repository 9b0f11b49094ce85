import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { DomainError } from '#src/kernel/errors.ts';
import { UploadedFile, uploadSize } from '#src/kernel/uploaded-file.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { prepareImage } from '#src/platform/images/prepare-image.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import { log } from '#src/platform/log.server.ts';
import { storage } from '#src/platform/storage/storage.server.ts';
import { SCAN_MAX_BYTES, SCANS_MAX, type ScanFile } from './acceptance-scan.contract.ts';
import { insertScans, isScanStored, type StoredScan, selectScans } from './acceptance-scan.store.server.ts';
import { QUOTE_ACCEPTANCE_TEXTS } from './quote-acceptance.texts.ts';

const { scans: TEXTS } = QUOTE_ACCEPTANCE_TEXTS;

/** Job that deletes a stored file which no agreement uses. */
export const SCAN_SWEEP = 'acceptance-scan-sweep';

/** Longer than any upload takes. */
const SWEEP_AFTER_SECONDS = 1_800;
const RETRY_SECONDS = 30;
/** Longer side of a stored page, in pixels: about 300 dpi of an A4 page. */
const PAGE_SIDE = 3_500;

const readBytes = async (file: ScanFile): Promise<Buffer> =>
  file instanceof UploadedFile ? readFile(file.path) : Buffer.from(file);

const PDF_HEAD = '%PDF-';

const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, PDF_HEAD.length).equals(Buffer.from(PDF_HEAD));

const refuse = (code: 'too-large' | 'unsupported-type', sentence: string): DomainError =>
  new DomainError(code, sentence, { fields: { scans: [sentence] } });

/** Returns a PDF unchanged, and a picture as an upright JPEG without metadata. */
async function prepareScan(file: ScanFile): Promise<{ bytes: Buffer; extension: 'pdf' | 'jpg' }> {
  if (uploadSize(file) > SCAN_MAX_BYTES) throw refuse('too-large', TEXTS.tooLarge);
  const bytes = await readBytes(file);
  if (isPdf(bytes)) return { bytes, extension: 'pdf' };
  try {
    const limits = { maxBytes: SCAN_MAX_BYTES, widths: [], photoSide: PAGE_SIDE };
    return { bytes: (await prepareImage(file, limits)).original.bytes, extension: 'jpg' };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'unsupported-type') throw refuse(error.code, TEXTS.type);
    throw error;
  }
}

/** Stores one file; the job deletes it when no row uses it by then. */
async function storeScan(file: ScanFile): Promise<StoredScan> {
  const { bytes, extension } = await prepareScan(file);
  const fileName = `${randomBytes(16).toString('hex')}.${extension}`;
  const contentType = extension === 'pdf' ? 'application/pdf' : 'image/jpeg';
  await enqueue(SCAN_SWEEP, { fileName }, { runAt: isoIn(SWEEP_AFTER_SECONDS) });
  try {
    await storage().put(fileName, bytes, contentType);
  } catch (cause) {
    log().error({ err: cause }, 'storing a scan failed');
    throw new DomainError('unavailable', TEXTS.notStored, { cause, retryAfterSeconds: RETRY_SECONDS });
  }
  const hash = createHash('sha256').update(bytes).digest('base64url');
  return { fileName, contentType, bytes: bytes.byteLength, hash };
}

/** Stores files one after the other. Slow: called in the `prepare` of a command, never inside a transaction. */
export async function storeScans(files: ScanFile[]): Promise<StoredScan[]> {
  const stored: StoredScan[] = [];
  for (const file of files) stored.push(await storeScan(file));
  return stored;
}

/** Adds stored files to an answer, for good. @throws DomainError `conflict` above the number of one agreement. */
export async function attachScans(
  decisionId: number,
  { scans, addedBy }: { scans: StoredScan[]; addedBy: number | null },
): Promise<void> {
  const before = await selectScans(decisionId);
  if (before.length + scans.length > SCANS_MAX) throw new DomainError('conflict', TEXTS.tooMany);
  await insertScans(decisionId, scans, addedBy);
}

/** Deletes a file that no agreement uses: its command was refused or did not finish. */
export async function sweepScan({ fileName }: { fileName: string }): Promise<void> {
  if (!(await isScanStored(fileName))) await storage().delete(fileName);
}
