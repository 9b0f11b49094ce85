import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readRoots } from '#src/platform/audit-check.server.ts';
import { type AuditFinding, verifyAudit } from '#src/platform/audit-verify.server.ts';
import { readConfig } from '#src/platform/config.server.ts';
import { closeDatabase, openDatabase } from '#src/platform/database/database.server.ts';

// Verifies the audit log of the configured database from its first line to its last; the site may be running.
// Exit code 0: intact. 1: broken, with the first wrong line. 2: could not be read.
const FAULTS: Record<AuditFinding['fault'], string> = {
  missing: 'une ligne manque',
  changed: 'la ligne a été modifiée',
  values: 'les valeurs de la ligne ont été modifiées',
  truncated: 'la fin du journal a été coupée',
  root: 'la ligne n’est plus celle d’un contrôle antérieur : le journal a été réécrit',
};

async function verify(): Promise<number> {
  const config = readConfig(process.env);
  const file = join(config.DATA_DIR, 'faitage.sqlite');
  if (config.DATABASE_URL === undefined && !existsSync(file)) throw new Error(`Aucune base de données : ${file}.`);
  await openDatabase(config.DATABASE_URL ?? file);
  const roots = await readRoots(config.DATA_DIR);
  const { lines, finding } = await verifyAudit(roots);
  if (finding === undefined) {
    console.info(`Journal intact : ${lines} lignes, ${roots.length} contrôles antérieurs retrouvés.`);
    return 0;
  }
  const place = `chaîne ${finding.class}, rang ${finding.seq}${finding.id === null ? '' : `, ligne n° ${finding.id}`}`;
  console.error(`Journal altéré (${place}) : ${FAULTS[finding.fault]}.`);
  return 1;
}

try {
  process.exitCode = await verify();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
} finally {
  await closeDatabase();
}
