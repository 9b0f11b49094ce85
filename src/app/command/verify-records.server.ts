import { type ComparedFiles, compareStoredFiles } from '#src/domains/media/stored-files.internal.server.ts';
import { findWrongBalance } from '#src/domains/sales/invoices/settlement.internal.server.ts';
import { type LedgerFault, verifyLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { readRoots } from '#src/platform/audit-check.server.ts';
import { type AuditFinding, verifyAudit } from '#src/platform/audit-verify.server.ts';
import { findDamage } from '#src/platform/database/integrity.server.ts';

/** One proof: whether all is intact, in one French sentence. */
export interface Proof {
  proof: 'integrity' | 'rows' | 'ledger' | 'audit' | 'files' | 'archive';
  isIntact: boolean;
  sentence: string;
}

const euros = (cents: number): string => `${(cents / 100).toFixed(2).replace('.', ',')} €`;

const NAMES = { payments: 'le paiement', quotes: 'le devis', orders: 'la commande', invoices: 'la facture' } as const;

function describeLedgerFault(fault: LedgerFault): string {
  switch (fault.fault) {
    case 'missing':
      return `l’écriture n° ${fault.seq} manque`;
    case 'changed':
      return `l’écriture n° ${fault.seq} a été modifiée`;
    case 'truncated':
      return `la fin a été coupée : l’écriture n° ${fault.seq} manque`;
    case 'closing':
      return fault.period === '' ? 'une clôture a été retirée' : `la clôture ${fault.period} a été modifiée ou retirée`;
    case 'stray':
      return `l’écriture n° ${fault.seq} nomme ${NAMES[fault.table]} n° ${fault.row}, qui n’existe plus`;
    case 'sum':
      return `${NAMES[fault.table]} n° ${fault.id} compte ${euros(fault.stored_cents)}, ses écritures ${euros(fault.entries_cents)}`;
  }
}

/** Verifies every entry of the ledger, its end, and the sums that other tables hold. */
export async function proveLedger(): Promise<Proof> {
  const { entries, closings, fault } = await verifyLedger();
  const wrong = fault === undefined ? await findWrongBalance() : undefined;
  if (fault === undefined && wrong === undefined) {
    const sentence = `Journal des encaissements intact : ${entries} écritures, ${closings} clôtures.`;
    return { proof: 'ledger', isIntact: true, sentence };
  }
  const reason =
    wrong === undefined
      ? fault && describeLedgerFault(fault)
      : `la facture n° ${wrong.id} compte ${euros(wrong.stored)}, son contrat ${euros(wrong.computed)}`;
  return { proof: 'ledger', isIntact: false, sentence: `Journal des encaissements altéré : ${reason}.` };
}

const AUDIT_FAULTS: Record<AuditFinding['fault'], string> = {
  missing: 'une ligne manque',
  changed: 'la ligne a été modifiée',
  values: 'les valeurs de la ligne ont été modifiées',
  truncated: 'la fin du journal a été coupée',
  root: 'la ligne n’est plus celle d’un contrôle antérieur : le journal a été réécrit',
};

/** Verifies the audit log from its first line to its last, and against the roots noted in `folder`. */
export async function proveAudit(folder: string): Promise<Proof> {
  const roots = await readRoots(folder);
  const { lines, finding } = await verifyAudit(roots);
  if (finding === undefined) {
    const sentence = `Journal intact : ${lines} lignes, ${roots.length} contrôles antérieurs retrouvés.`;
    return { proof: 'audit', isIntact: true, sentence };
  }
  const place = `chaîne ${finding.class}, rang ${finding.seq}${finding.id === null ? '' : `, ligne n° ${finding.id}`}`;
  return { proof: 'audit', isIntact: false, sentence: `Journal altéré (${place}) : ${AUDIT_FAULTS[finding.fault]}.` };
}

async function proveIntegrity(): Promise<Proof> {
  const [damage] = await findDamage();
  return damage === undefined
    ? { proof: 'integrity', isIntact: true, sentence: 'Base intacte : chaque page et chaque lien.' }
    : { proof: 'integrity', isIntact: false, sentence: `Base abîmée (${damage}).` };
}

/** Tells whether every picture has its files. */
export function describeFiles({ files, missing, waiting }: ComparedFiles): Proof {
  const [first] = missing;
  const later = waiting === 0 ? '' : `, dont ${waiting} petites tailles encore à faire`;
  return first === undefined
    ? { proof: 'files', isIntact: true, sentence: `Images complètes : ${files} fichiers${later}.` }
    : {
        proof: 'files',
        isIntact: false,
        sentence: `Images incomplètes : ${missing.length} fichiers manquent (${first}).`,
      };
}

interface Proved {
  /** Folder with the roots of the audit log. */
  folder: string;
  /** How a file of a picture is looked for; in the storage when absent. */
  exists?: (name: string) => boolean;
}

/** Proves the open database: its pages, the ledger, the audit log, and the files of its pictures. */
export async function proveDatabase({ folder, exists }: Proved): Promise<Proof[]> {
  const integrity = await proveIntegrity();
  if (!integrity.isIntact) return [integrity];
  return [integrity, await proveLedger(), await proveAudit(folder), describeFiles(await compareStoredFiles(exists))];
}
