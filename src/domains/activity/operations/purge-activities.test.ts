import { afterEach, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anActivity } from '../activity.fixture.server.ts';
import { listActivities } from './list-activities.server.ts';
import { purgeActivities } from './purge-activities.server.ts';

useDatabase();
afterEach(() => freezeClock());

it('forgets what is older than a year, and nothing else', async () => {
  const admin = await asAdmin();
  freezeClock('2025-11-21T07:59:59.000Z');
  await anActivity(admin);
  freezeClock('2025-11-21T08:00:01.000Z');
  await anActivity(admin, { action: 'service.change', subject: 'service:13' });
  freezeClock('2026-11-21T08:00:00.000Z');
  expect(await purgeActivities(systemContext('test'), {})).toEqual({ forgotten: 1 });
  expect((await listActivities(admin, {})).items.map(({ subject }) => subject)).toEqual(['service:13']);
  await expect(purgeActivities(admin, {})).rejects.toMatchObject({ code: 'forbidden' });
});
