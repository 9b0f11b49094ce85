import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { AUDIT_CLASSES } from './audit-chain.server.ts';
import { type AuditRoots, type AuditVerdict, verifyAudit } from './audit-verify.server.ts';
import { isoIn, nowIso } from './clock.server.ts';
import { db } from './database/database.server.ts';
import { log } from './log.server.ts';

const FILE = 'audit-roots.jsonl';
const CHECKS_KEPT_DAYS = 400;
const DAY_SECONDS = 86_400;

const Root = z.object({ seq: z.int(), hash: z.string() });
const Line = z.object({ roots: z.object({ access: Root, change: Root, money: Root }) });

const pathIn = (folder: string): string => join(folder, FILE);

/** Returns the roots of earlier days; none before the first check. Skips a line that a crash cut off. */
export async function readRoots(folder: string): Promise<AuditRoots[]> {
  const text = await readFile(pathIn(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    try {
      return [Line.parse(JSON.parse(line)).roots];
    } catch {
      return [];
    }
  });
}

const plain = (roots: AuditRoots): AuditRoots => {
  const of = ({ seq, hash }: { seq: number; hash: string }) => ({ seq, hash });
  return { access: of(roots.access), change: of(roots.change), money: of(roots.money) };
};

/**
 * Verifies the audit log and stores the result. The roots are written to a file in `folder` and to the process log,
 * outside the database, to detect someone who truncates the log and repairs its chains.
 */
export async function checkAudit(folder: string): Promise<AuditVerdict> {
  const noted = await readRoots(folder);
  const verdict = await verifyAudit(noted);
  const { lines, finding } = verdict;
  const result = { at: nowIso(), lines, fault: finding?.fault ?? '', bad_id: finding?.id ?? null };
  await db().insertInto('audit_checks').values(result).execute();
  await db()
    .deleteFrom('audit_checks')
    .where('at', '<', isoIn(-CHECKS_KEPT_DAYS * DAY_SECONDS))
    .execute();
  if (finding !== undefined) {
    log().error({ event: 'audit-broken', ...finding }, 'the audit log is not intact');
    return verdict;
  }
  const roots = plain(verdict.roots);
  log().info({ event: 'audit-root', lines, roots }, 'the audit log is intact');
  const last = noted.at(-1);
  const isNew = AUDIT_CLASSES.some((name) => last?.[name].hash !== roots[name].hash);
  const line = `${JSON.stringify({ at: result.at, roots })}\n`;
  if (isNew) await appendFile(pathIn(folder), line, { mode: 0o600 });
  return verdict;
}
