import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anOrder } from '../order.fixture.server.ts';
import { deleteOrder } from './delete-order.server.ts';

useDatabase();

describe('deleteOrder', () => {
  it('deletes an order and stores its fields in the audit log', async () => {
    const { id } = await anOrder();
    await deleteOrder(await asAdmin(), { id });
    expect(await db().selectFrom('orders').selectAll().execute()).toEqual([]);
    expect(await db().selectFrom('audit_log').select(['action', 'before']).execute()).toEqual([
      { action: 'order.delete', before: expect.stringContaining('Paule Rivoire') },
    ]);
  });

  it('refuses to delete a billed order', async () => {
    const { id } = await anOrder();
    await db()
      .insertInto('invoices')
      .values({
        number: 'F-2026-000001',
        kind: 'invoice',
        order_id: id,
        quote_id: null,
        corrects_id: null,
        user_id: null,
        client_name: '',
        client_email: '',
        document: '{}',
        document_hash: '',
        net_cents: 0,
        vat_cents: 0,
        gross_cents: 0,
        issued_on: '2026-11-21',
        due_on: '2026-12-21',
        search_text: '',
        created_at: '2026-11-21T10:00:00.000Z',
      })
      .execute();
    await expect(deleteOrder(await asAdmin(), { id })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('annulez-la plutôt'),
    });
    expect(await db().selectFrom('orders').select('id').execute()).toEqual([{ id }]);
  });

  it('allows only administrators and existing orders', async () => {
    await expect(deleteOrder(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(deleteOrder(await asAdmin(), { id: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
