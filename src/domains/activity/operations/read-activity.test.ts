import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anActivity } from '../activity.fixture.server.ts';
import { listActivities } from './list-activities.server.ts';
import { readActivity } from './read-activity.server.ts';

useDatabase();

describe('readActivity', () => {
  it('returns one line and refuses an unknown id', async () => {
    const admin = await asAdmin();
    await anActivity(admin);
    const [line] = (await listActivities(admin, {})).items;
    expect(await readActivity(admin, { id: line?.id ?? 0 })).toMatchObject({ ...line, after: { title: 'Zinguerie' } });
    await expect(readActivity(admin, { id: 4242 })).rejects.toMatchObject({ status: 404 });
  });
});
