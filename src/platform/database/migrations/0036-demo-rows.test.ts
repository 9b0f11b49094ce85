import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { db } from '../database.server.ts';

useDatabase();

const AT = '2026-11-20T08:00:00.000Z';

const addInvoice = (number: string, isDemo: 0 | 1) =>
  sql`insert into invoices (number, kind, client_name, client_email, document, document_hash, net_cents, vat_cents,
    gross_cents, issued_on, due_on, search_text, created_at, is_demo) values (${number}, 'invoice', 'Paule', '', '{}',
    '', 0, 0, 100, '2026-11-20', '2026-11-20', '', ${AT}, ${isDemo})`.execute(db());

const numbers = async () => (await db().selectFrom('invoices').select('number').execute()).map(({ number }) => number);

describe('migration 0036-demo-rows', () => {
  it('lets the documents of the demonstration be deleted, and no other one', async () => {
    await addInvoice('F-2026-000001', 0);
    await addInvoice('DEMO-F-2026-000001', 1);
    await expect(db().deleteFrom('invoices').execute()).rejects.toThrow('issued documents do not change');
    await db().deleteFrom('invoices').where('is_demo', '=', 1).execute();
    expect(await numbers()).toEqual(['F-2026-000001']);
  });

  it('still refuses every change, so that no document becomes one of the demonstration', async () => {
    await addInvoice('F-2026-000001', 0);
    await addInvoice('DEMO-F-2026-000001', 1);
    const mark = db().updateTable('invoices').set({ is_demo: 1 });
    for (const number of await numbers()) {
      await expect(mark.where('number', '=', number).execute()).rejects.toThrow('issued documents do not change');
    }
  });
});
