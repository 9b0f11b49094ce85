import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { anActivity } from '../activity.fixture.server.ts';
import { listActivities, readActivity } from '../activity.queries.server.ts';
import { exportActivities } from './export-activities.server.ts';

useDatabase();

describe('exportActivities', () => {
  it('exports the search results and logs the export', async () => {
    const admin = await asAdmin();
    await anActivity(admin);
    await anActivity(admin, { action: 'gallery.delete', subject: 'gallery:4' });
    const activities = await readRows(exportActivities(admin, { kind: 'service' }));
    expect(activities.map(({ action }) => action)).toEqual(['service.create']);
    const [line] = (await listActivities(admin, {})).items;
    expect(line).toMatchObject({ sentence: 'a exporté le journal d’activité', actor_name: 'Camille Faure' });
    expect(await readActivity(admin, { id: line?.id ?? 0 })).toMatchObject({ after: { kind: 'service', count: 1 } });
  });
});
