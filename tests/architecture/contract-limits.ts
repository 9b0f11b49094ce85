import { expect } from 'vitest';
import type { LedgerEntry } from '#src/domains/sales/ledger/ledger.contract.ts';
import { findOrderOfQuote } from '#src/domains/sales/orders/order.internal.server.ts';
import { readOrder } from '#src/domains/sales/orders/order.queries.server.ts';
import type { ContractAccountView } from '#src/domains/sales/payments/contract-account.contract.ts';
import { CASH_MOST } from '#src/domains/sales/payments/receipt.rules.ts';
import { isRefundEntry } from '#src/domains/sales/pricing/contract-account.rules.ts';
import type { AdminQuote } from '#src/domains/sales/quotes/quote-admin.contract.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { BEGUN } from './contract-documents.ts';

interface Limited {
  id: number;
  admin: Context;
}

/** Checks that a deleted quote had neither invoice nor money; returns whether it is gone. */
export async function isDeleted({ id }: Limited): Promise<boolean> {
  if (await db().selectFrom('quotes').select('id').where('id', '=', id).executeTakeFirst()) return false;
  expect(await db().selectFrom('invoices').select('number').where('quote_id', '=', id).execute()).toEqual([]);
  expect(await db().selectFrom('ledger_entries').select('seq').where('quote_id', '=', id).execute()).toEqual([]);
  return true;
}

/** Checks the legal limit of cash, which a refund does not raise. */
async function requireCash(id: number): Promise<void> {
  const entries = db().selectFrom('ledger_entries').select(['kind', 'amount_cents']).where('quote_id', '=', id);
  const money = await entries.where('means', '=', 'cash').$narrowType<{ kind: LedgerEntry['kind'] }>().execute();
  const cash = money.filter((entry) => !isRefundEntry(entry));
  expect(cash.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBeLessThanOrEqual(CASH_MOST);
}

/** Checks that the order and the invoice of a signed quote are those of its customer. */
async function requireSignedOrder({ id, admin }: Limited, quote: AdminQuote): Promise<void> {
  const order = await findOrderOfQuote({ quoteId: id });
  if (order === null || quote.lock !== 'signed') return;
  const { client_name, address, customer_kind, budget } = await readOrder(admin, { id: order.id });
  expect({ client_name, address, customer_kind, budget }).toEqual({
    client_name: quote.clientName,
    address: quote.address,
    customer_kind: quote.customerKind,
    budget: quote.totals?.net,
  });
}

/** What the office sees of one contract between two acts. */
export interface ContractState {
  quote: AdminQuote;
  contract: ContractAccountView;
}

/** Checks what no act may do after the end of a contract, or to one that is signed or billed. */
export async function requireLimits(
  limited: Limited,
  before: ContractState,
  { quote, contract }: ContractState,
): Promise<void> {
  await requireCash(limited.id);
  await requireSignedOrder(limited, quote);
  if (before.quote.lock === 'withdrawn') expect([quote.lock, quote.stage]).toEqual(['withdrawn', 'rejected']);
  if (before.quote.lock === 'billed' && quote.lock === 'billed') {
    expect([quote.clientName, quote.totals]).toEqual([before.quote.clientName, before.quote.totals]);
  }
  const issued = contract.documents.slice(before.contract.documents.length).filter(({ kind }) => kind !== 'credit');
  if (!before.contract.is_closed || !contract.is_closed || issued.length === 0) return;
  const rows = db().selectFrom('invoices').select('document');
  for (const { document } of await rows
    .where(
      'id',
      'in',
      issued.map(({ id }) => id),
    )
    .execute()) {
    expect(document).toContain(BEGUN);
  }
}
