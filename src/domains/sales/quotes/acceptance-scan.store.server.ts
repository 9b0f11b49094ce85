import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { AcceptanceScan } from './acceptance-scan.contract.ts';

/** File of an agreement in storage. */
export interface StoredScan {
  fileName: string;
  contentType: AcceptanceScan['contentType'];
  bytes: number;
  /** SHA-256 of the bytes, base64url. */
  hash: string;
}

export async function insertScans(decisionId: number, scans: StoredScan[], addedBy: number | null): Promise<void> {
  if (scans.length === 0) return;
  const created_at = nowIso();
  await db()
    .insertInto('acceptance_scans')
    .values(
      scans.map(({ fileName, contentType, bytes, hash }) => ({
        decision_id: decisionId,
        file_name: fileName,
        content_type: contentType,
        bytes,
        hash,
        added_by: addedBy,
        created_at,
      })),
    )
    .execute();
}

/** Returns the files of an answer to a quote, oldest first. */
export async function selectScans(decisionId: number): Promise<(AcceptanceScan & Pick<StoredScan, 'fileName'>)[]> {
  const rows = await db()
    .selectFrom('acceptance_scans')
    .select(['id', 'file_name as fileName', 'content_type as contentType', 'bytes', 'created_at as addedAt'])
    .where('decision_id', '=', decisionId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, contentType: row.contentType as AcceptanceScan['contentType'] }));
}

/** Returns one file of a quote, of its present or a former answer. */
export const selectScan = (quoteId: number, scanId: number): Promise<{ fileName: string } | undefined> =>
  db()
    .selectFrom('acceptance_scans')
    .innerJoin('quote_decisions', 'quote_decisions.id', 'acceptance_scans.decision_id')
    .select('acceptance_scans.file_name as fileName')
    .where('quote_decisions.quote_id', '=', quoteId)
    .where('acceptance_scans.id', '=', scanId)
    .executeTakeFirst();

/** Returns whether a row uses this file. */
export async function isScanStored(fileName: string): Promise<boolean> {
  const row = await db()
    .selectFrom('acceptance_scans')
    .select('id')
    .where('file_name', '=', fileName)
    .executeTakeFirst();
  return row !== undefined;
}
