import { findWrongBalance } from '#src/domains/sales/invoices/settlement.internal.server.ts';
import { type LedgerFault, verifyLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { verifyDatabase } from './verify-database.ts';

// Verifies the ledger of the configured database: every entry, its end, and the sums that other tables hold.

const euros = (cents: number): string => `${(cents / 100).toFixed(2).replace('.', ',')} €`;

const NAMES = { payments: 'le paiement', quotes: 'le devis', orders: 'la commande', invoices: 'la facture' } as const;

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
    case 'stray':
      return `l’écriture n° ${fault.seq} nomme ${NAMES[fault.table]} n° ${fault.row}, qui n’existe plus`;
    case 'sum':
      return `${NAMES[fault.table]} n° ${fault.id} compte ${euros(fault.stored_cents)}, ses écritures ${euros(fault.entries_cents)}`;
  }
}

await verifyDatabase(async () => {
  const { entries, closings, fault } = await verifyLedger();
  const wrong = fault === undefined ? await findWrongBalance() : undefined;
  if (fault === undefined && wrong === undefined) {
    console.info(`Journal des encaissements intact : ${entries} écritures, ${closings} clôtures.`);
    return true;
  }
  const sentence =
    wrong === undefined
      ? fault && describe(fault)
      : `la facture n° ${wrong.id} compte ${euros(wrong.stored)}, son contrat ${euros(wrong.computed)}`;
  console.error(`Journal des encaissements altéré : ${sentence}.`);
  return false;
});
