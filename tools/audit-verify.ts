import { readRoots } from '#src/platform/audit-check.server.ts';
import { type AuditFinding, verifyAudit } from '#src/platform/audit-verify.server.ts';
import { verifyDatabase } from './verify-database.ts';

// Verifies the audit log of the configured database from its first line to its last.
const FAULTS: Record<AuditFinding['fault'], string> = {
  missing: 'une ligne manque',
  changed: 'la ligne a été modifiée',
  values: 'les valeurs de la ligne ont été modifiées',
  truncated: 'la fin du journal a été coupée',
  root: 'la ligne n’est plus celle d’un contrôle antérieur : le journal a été réécrit',
};

await verifyDatabase(async (dataFolder) => {
  const roots = await readRoots(dataFolder);
  const { lines, finding } = await verifyAudit(roots);
  if (finding === undefined) {
    console.info(`Journal intact : ${lines} lignes, ${roots.length} contrôles antérieurs retrouvés.`);
    return true;
  }
  const place = `chaîne ${finding.class}, rang ${finding.seq}${finding.id === null ? '' : `, ligne n° ${finding.id}`}`;
  console.error(`Journal altéré (${place}) : ${FAULTS[finding.fault]}.`);
  return false;
});
