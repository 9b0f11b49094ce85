import { sql } from 'kysely';
import type { ContractKey } from '#src/domains/sales/ledger/ledger.contract.ts';
import type { Paper } from '#src/domains/sales/pricing/paper.rules.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { TAKEN_STATUSES } from '#src/platform/payment/gateway-port.server.ts';
import type { InvoiceKind } from './invoice.contract.ts';

const documents = () =>
  db()
    .selectFrom('invoices')
    .leftJoin('invoice_balances', 'invoice_balances.invoice_id', 'invoices.id')
    .select(['invoices.id', 'invoices.kind', 'invoices.gross_cents', 'invoices.is_demo'])
    .select((row) => [
      row.fn.coalesce('invoices.corrects_id', 'invoices.credits_id').as('credits_id'),
      row.fn.coalesce('invoice_balances.paid_cents', sql<number>`0`).as('paid_cents'),
      row.fn.coalesce('invoice_balances.demo_paid_cents', sql<number>`0`).as('demo_paid_cents'),
    ])
    .orderBy('invoices.id')
    .$narrowType<{ kind: InvoiceKind }>();

/** Selects the documents of a contract with their stored balances, in the order of their issue. */
export const selectContractDocuments = (key: ContractKey) =>
  'quote_id' in key
    ? documents().where('invoices.quote_id', '=', key.quote_id).execute()
    : documents().where('invoices.order_id', '=', key.order_id).where('invoices.quote_id', 'is', null).execute();
export type ContractDocument = Awaited<ReturnType<typeof selectContractDocuments>>[number];

/** Selects the documents of a contract with their content, in the order of their issue. */
export async function selectIssuedContent(key: ContractKey): Promise<(Paper & { is_demo: number })[]> {
  const issued = db().selectFrom('invoices').select(['id', 'number', 'kind', 'gross_cents', 'is_demo', 'document']);
  const own =
    'quote_id' in key
      ? issued.where('quote_id', '=', key.quote_id)
      : issued.where('order_id', '=', key.order_id).where('quote_id', 'is', null);
  const rows = await own
    .select((row) => row.fn.coalesce('corrects_id', 'credits_id').as('credits_id'))
    .orderBy('id')
    .$narrowType<{ kind: InvoiceKind }>()
    .execute();
  return rows.map(({ document, ...row }) => ({ ...row, content: JSON.parse(document) }));
}

/** Selects the contracts under which documents were issued. */
export async function selectBilledContracts(): Promise<ContractKey[]> {
  const rows = await db().selectFrom('invoices').select(['quote_id', 'order_id']).distinct().execute();
  const quotes = new Set(rows.flatMap(({ quote_id }) => quote_id ?? []));
  const orders = new Set(rows.flatMap(({ quote_id, order_id }) => (quote_id === null ? (order_id ?? []) : [])));
  return [...[...quotes].map((quote_id) => ({ quote_id })), ...[...orders].map((order_id) => ({ order_id }))];
}

export async function updateBalance(
  id: number,
  balance: Pick<ContractDocument, 'paid_cents' | 'demo_paid_cents'>,
): Promise<void> {
  await db()
    .updateTable('invoice_balances')
    .set({ ...balance, updated_at: nowIso() })
    .where('invoice_id', '=', id)
    .execute();
}

/** Selects a payment of a contract that a gateway has not decided yet; one of a demonstration counts only there. */
export const selectPendingPayment = (
  key: ContractKey,
  { isDemo }: { isDemo: boolean },
): Promise<{ amount_cents: number } | undefined> =>
  db()
    .selectFrom('payments')
    .select('amount_cents')
    .$if(!isDemo, (real) => real.where('provider', '!=', 'sandbox'))
    .where((row) =>
      'quote_id' in key
        ? row('quote_id', '=', key.quote_id)
        : row('invoice_id', 'in', row.selectFrom('invoices').select('id').where('order_id', '=', key.order_id)),
    )
    .where('status', '=', 'pending')
    // The office may show as pending what a gateway took already.
    .where('provider_status', 'not in', TAKEN_STATUSES)
    .where('voided_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
