import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aStoredService } from '../service.fixture.server.ts';
import { listServices } from '../service.queries.server.ts';
import { toggleService } from './toggle-service.server.ts';

useDatabase();

describe('toggleService', () => {
  it('hides and republishes a service and writes audit entries', async () => {
    const admin = await asAdmin();
    const { id } = await aStoredService();
    expect((await toggleService(admin, { id })).is_active).toBe(false);
    expect(await listServices(asVisitor(), {})).toEqual([]);
    expect((await toggleService(admin, { id })).is_active).toBe(true);
    const lines = await db().selectFrom('audit_log').select(['before', 'after']).orderBy('id').execute();
    expect(lines[0]).toEqual({ before: '{"is_active":true}', after: '{"is_active":false}' });
  });

  it('rejects an unknown service with 404, and allows only administrators', async () => {
    await expect(toggleService(await asAdmin(), { id: 9 })).rejects.toMatchObject({ code: 'not-found' });
    await expect(toggleService(asVisitor(), { id: 9 })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
