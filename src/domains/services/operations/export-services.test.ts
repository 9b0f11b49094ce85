import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { aStoredService } from '../service.fixture.server.ts';
import { exportServices } from './export-services.server.ts';

useDatabase();

describe('exportServices', () => {
  it('returns all services matching the filters, on any page', async () => {
    const hidden = await aStoredService({ title: 'Zinguerie', is_active: false });
    await aStoredService({ title: 'Couverture' });
    const services = await readRows(exportServices(await asAdmin(), { status: 'draft', page: 4 }));
    expect(services).toEqual([hidden]);
    await expect(exportServices(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
