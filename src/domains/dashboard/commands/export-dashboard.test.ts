import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { anOrder } from '#src/domains/sales/orders/order.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { exportDashboard } from './export-dashboard.server.ts';

useDatabase();

describe('exportDashboard', () => {
  it('exports the stored records of each kind, and an empty list where there are none', async () => {
    const admin = await asAdmin();
    await aMessage({ name: 'Odile', subject: 'Demande de devis - Zinguerie' });
    const exported = async (type: 'quotes' | 'orders' | 'messages' | 'payments') =>
      readRows((await exportDashboard(admin, { type })).rows);
    expect(await exportDashboard(admin, {})).toMatchObject({ type: 'quotes', format: 'json' });
    expect(await exported('quotes')).toMatchObject([{ clientName: 'Odile', service: 'Zinguerie', status: 'pending' }]);
    expect(await exported('messages')).toMatchObject([{ name: 'Odile' }]);
    await anOrder({ client_name: 'Odile', budget: 12.5 });
    expect(await exported('orders')).toMatchObject([{ client_name: 'Odile', budget: 12.5 }]);
    expect(await exported('payments')).toEqual([]);
  });

  it('writes an audit entry without personal names', async () => {
    await aMessage({ name: 'Odile' });
    await exportDashboard(await asAdmin(), { type: 'messages', format: 'csv' });
    const [line] = await db().selectFrom('audit_log').selectAll().execute();
    expect(line).toMatchObject({ action: 'dashboard.export', subject: 'dashboard:messages' });
    expect(JSON.parse(line?.after ?? '')).toEqual({ format: 'csv', count: 1 });
  });

  it('allows only administrators', async () => {
    await expect(exportDashboard(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
