import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findWrongBalance } from '#src/domains/sales/invoices/settlement.internal.server.ts';
import { type LedgerFault, verifyLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { readConfig } from '#src/platform/config.server.ts';
import { closeDatabase, openDatabase } from '#src/platform/database/database.server.ts';

// Verifies the ledger of the configured database: every entry, its end, and the sums that other tables hold; the site
// may be running. Exit code 0: intact. 1: altered, with the first fault. 2: could not be read.

const euros = (cents: number): string => `${(cents / 100).toFixed(2).replace('.', ',')} €`;

const NAMES = { payments: 'le paiement', quotes: 'le devis' } as const;

function describe(fault: LedgerFault): string {
  switch (fault.fault) {
    case 'missing':
      return `l’écriture n° ${fault.seq} manque`;
    case 'changed':
      return `l’écriture n° ${fault.seq} a été modifiée`;
    case 'truncated':
      return `la fin a été coupée : l’écriture n° ${fault.seq} manque`;
    case 'closing':
      return fault.period === '' ? 'une clôture a été retirée' : `la clôture ${fault.period} a été modifiée ou retirée`;
    case 'sum':
      return `${NAMES[fault.table]} n° ${fault.id} compte ${euros(fault.stored_cents)}, ses écritures ${euros(fault.entries_cents)}`;
  }
}

async function verify(): Promise<number> {
  const config = readConfig(process.env);
  const file = join(config.DATA_DIR, 'faitage.sqlite');
  if (config.DATABASE_URL === undefined && !existsSync(file)) throw new Error(`Aucune base de données : ${file}.`);
  await openDatabase(config.DATABASE_URL ?? file);
  const { entries, closings, fault } = await verifyLedger();
  const wrong = fault === undefined ? await findWrongBalance() : undefined;
  if (fault === undefined && wrong === undefined) {
    console.info(`Journal des encaissements intact : ${entries} écritures, ${closings} clôtures.`);
    return 0;
  }
  const sentence =
    wrong === undefined
      ? fault && describe(fault)
      : `la facture n° ${wrong.id} compte ${euros(wrong.stored)}, son contrat ${euros(wrong.computed)}`;
  console.error(`Journal des encaissements altéré : ${sentence}.`);
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
