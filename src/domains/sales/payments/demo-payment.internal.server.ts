import { settleContract } from '#src/domains/sales/invoices/settlement.internal.server.ts';
import type { ContractKey } from '#src/domains/sales/ledger/ledger.contract.ts';
import {
  appendEntry,
  findPaymentEntries,
  leaveDemoLedger,
  lockLedger,
} from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { recordQuoteReceipt } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { deleteDemoPayments, selectDemoPaymentIds, selectReallyPaid } from './demo-payment.store.server.ts';

const REASON = 'départ de la démonstration';

/** Cancels what a payment still counts for by a counter-entry, because entries of the ledger are never deleted. */
async function cancelEntries(id: number, actorId: number | null): Promise<ContractKey[]> {
  const entries = await findPaymentEntries(id);
  const cents = entries.reduce((sum, { amount_cents }) => sum + Number(amount_cents), 0);
  const last = entries.at(-1);
  if (cents === 0 || last === undefined) return [];
  const { seq: _seq, at: _at, hash: _hash, id: reverses_id, ...entry } = last;
  const counter = { kind: 'reversal' as const, reverses_id, reference: '', bank: '', reason: REASON };
  const received_on = parisDay(now());
  await appendEntry({ ...entry, ...counter, amount_cents: -cents, received_on, actor_id: actorId });
  const { quote_id, order_id } = entry;
  if (quote_id !== null) {
    await recordQuoteReceipt({ id: quote_id, amount_cents: -cents, is_demo: true });
    return [{ quote_id }];
  }
  return order_id === null ? [] : [{ order_id }];
}

/** Returns the quotes with a payment outside the demonstration, received or still open. */
export const findReallyPaid = selectReallyPaid;

/** Cancels all money of the demonstration in the ledger and deletes its payments; returns their ids. */
export const eraseDemoPayments = ({ actorId }: { actorId: number | null }): Promise<number[]> =>
  transaction(async () => {
    await lockLedger();
    const ids = await selectDemoPaymentIds();
    const contracts: ContractKey[] = [];
    for (const id of ids) contracts.push(...(await cancelEntries(id, actorId)));
    await deleteDemoPayments();
    for (const contract of contracts) await settleContract(contract);
    await leaveDemoLedger();
    for (const id of ids) await publish('admin', { event: 'payments', id });
    return ids;
  });
