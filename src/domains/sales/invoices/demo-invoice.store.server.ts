import { db } from '#src/platform/database/database.server.ts';

/** Deletes the documents issued in the demonstration; the database refuses it for any other one. */
export async function deleteDemoInvoices(): Promise<number[]> {
  const demo = () => db().selectFrom('invoices').select('id').where('is_demo', '=', 1);
  await db().deleteFrom('document_links').where('kind', '=', 'invoice').where('target_id', 'in', demo()).execute();
  await db().deleteFrom('invoice_balances').where('invoice_id', 'in', demo()).execute();
  const rows = await db().deleteFrom('invoices').where('is_demo', '=', 1).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** Selects the quotes and orders with a document issued outside the demonstration. */
export async function selectBilled(): Promise<{ quotes: number[]; orders: number[] }> {
  const documents = db().selectFrom('invoices').select(['quote_id', 'order_id']).where('is_demo', '=', 0);
  const rows = await documents.distinct().execute();
  return {
    quotes: rows.flatMap(({ quote_id }) => quote_id ?? []),
    orders: rows.flatMap(({ order_id }) => order_id ?? []),
  };
}
