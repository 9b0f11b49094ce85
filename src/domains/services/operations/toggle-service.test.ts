import { expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aStoredService } from '../service.fixture.server.ts';
import { listServices } from './list-services.server.ts';
import { toggleService } from './toggle-service.server.ts';

useDatabase();

it('takes a service from the site and puts it back, and says so in the audit log', async () => {
  const admin = await asAdmin();
  const { id } = await aStoredService();
  expect((await toggleService(admin, { id })).is_active).toBe(false);
  expect(await listServices(asVisitor(), {})).toEqual([]);
  expect((await toggleService(admin, { id })).is_active).toBe(true);
  const lines = await db().selectFrom('audit_log').select(['before', 'after']).orderBy('id').execute();
  expect(lines[0]).toEqual({ before: '{"is_active":true}', after: '{"is_active":false}' });
});

it('of one that is not there is 404, and it is for administrators', async () => {
  await expect(toggleService(await asAdmin(), { id: 9 })).rejects.toMatchObject({ code: 'not-found' });
  await expect(toggleService(asVisitor(), { id: 9 })).rejects.toMatchObject({ code: 'unauthenticated' });
});
