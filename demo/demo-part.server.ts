import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PartName } from '#src/domains/site-transfer/transfer-report.contract.ts';

/** The server runs in the project's folder. */
export const CONTENT_FOLDER = resolve('demo/content');

/** Returns the records of one part of the demo company's site as its file has them, unchecked. */
export function readPart(part: PartName): unknown[] {
  const file = join(CONTENT_FOLDER, `${part}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown[]) : [];
}
