import { performance } from 'node:perf_hooks';
import type { Selectable } from 'kysely';
import { AUDIT_CLASSES, type AuditClass, type AuditFault, getFault } from './audit-chain.server.ts';
import type { AuditChainRow } from './database/audit-tables.server.ts';
import { db } from './database/database.server.ts';
import { leaveHalf } from './leave-half.server.ts';

/** Last entry of each chain at some moment; entries once noted outside the database must still exist. */
export type AuditRoots = Record<AuditClass, { seq: number; hash: string }>;

export interface AuditFinding {
  class: AuditClass;
  /** Id of the entry; null when it is missing. */
  id: number | null;
  seq: number;
  fault: AuditFault;
}

export interface AuditVerdict {
  /** Number of entries read. */
  lines: number;
  roots: AuditRoots;
  /** First fault; undefined when the log is intact. */
  finding?: AuditFinding;
}

/** Entries of a batch, in which nothing else is answered on SQLite: about 3 ms. */
const BATCH = 100;
/** Maximum `integer` of PostgreSQL. */
const LAST_NUMBER = 2_147_483_647;

async function headsNow(): Promise<Record<AuditClass, Selectable<AuditChainRow>>> {
  const rows = await db().selectFrom('audit_chains').selectAll().execute();
  const getHead = (name: AuditClass) =>
    rows.find((row) => row.class === name) ?? { class: name, seq: 0, hash: '', purged_seq: 0, purged_hash: '' };
  return { access: getHead('access'), change: getHead('change'), money: getHead('money') };
}

const linesAfter = (name: AuditClass, seq: number, last: number) =>
  db()
    .selectFrom('audit_log')
    .selectAll()
    .where('class', '=', name)
    .where('seq', '>', seq)
    .where('seq', '<=', last)
    .orderBy('seq')
    .limit(BATCH)
    .execute();

/** Checks one chain from its oldest entry to `head`; `noted` holds hashes stored elsewhere, by entry number. */
async function walk(
  head: Selectable<AuditChainRow> & { class: AuditClass },
  noted: Map<number, string>,
): Promise<{ lines: number; finding?: AuditFinding }> {
  let previous = { seq: head.purged_seq, hash: head.purged_hash };
  let lines = 0;
  const found = (fault: AuditFault, seq: number, id: number | null = null) => ({
    lines,
    finding: { class: head.class, id, seq, fault },
  });
  while (previous.seq < head.seq) {
    const begun = performance.eventLoopUtilization();
    const rows = await linesAfter(head.class, previous.seq, head.seq);
    if (rows.length === 0) return found('missing', previous.seq + 1);
    for (const row of rows) {
      const fault = getFault(row, previous);
      if (fault === 'missing') return found(fault, previous.seq + 1);
      if (fault !== undefined) return found(fault, row.seq, row.id);
      const root = noted.get(row.seq);
      if (root !== undefined && root !== row.hash) return found('root', row.seq, row.id);
      previous = row;
      lines += 1;
    }
    // A million entries take a minute.
    await leaveHalf(begun);
  }
  if (previous.hash !== head.hash) return found('truncated', head.seq);
  const [beyond] = await linesAfter(head.class, head.seq, LAST_NUMBER);
  // An entry that another writer has just added follows the chain; one that does not follow was forged.
  const astray = beyond && getFault(beyond, previous);
  return astray === undefined ? { lines } : found(astray, beyond?.seq ?? 0, beyond?.id);
}

function notedFor(name: AuditClass, roots: readonly AuditRoots[]): Map<number, string> {
  return new Map(roots.map((one) => [one[name].seq, one[name].hash]));
}

/** Reads the whole log without blocking writers. `noted` holds the roots of earlier days, from outside the table. */
export async function verifyAudit(noted: readonly AuditRoots[] = []): Promise<AuditVerdict> {
  const heads = await headsNow();
  const roots = heads as unknown as AuditRoots;
  let lines = 0;
  for (const name of AUDIT_CLASSES) {
    const head = { ...heads[name], class: name };
    const known = notedFor(name, noted);
    const cut = [...known.keys()].find((seq) => seq > head.seq);
    if (cut !== undefined) return { lines, roots, finding: { class: name, id: null, seq: cut, fault: 'truncated' } };
    const walked = await walk(head, known);
    lines += walked.lines;
    if (walked.finding === undefined) continue;
    // Expired entries may have been purged during the read: check again from the current beginning of the chain.
    const { [name]: now } = await headsNow();
    if (now.purged_seq === head.purged_seq) return { lines, roots, finding: walked.finding };
    return verifyAudit(noted);
  }
  return { lines, roots };
}
