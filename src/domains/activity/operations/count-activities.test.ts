import { afterEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anActivity } from '../activity.fixture.server.ts';
import { countActivities } from './count-activities.server.ts';

useDatabase();
describe('countActivities', () => {
  afterEach(() => freezeClock());

  it('counts by period and lists every person once', async () => {
    const [camille, rene] = [
      asAccount(await anAccount({ role: 'admin', name: 'Camille' })),
      asAccount(await anAccount({ role: 'admin', name: 'René' })),
    ];
    for (const at of ['2026-09-01', '2026-11-01', '2026-11-18', '2026-11-21']) {
      freezeClock(`${at}T08:00:00.000Z`);
      await anActivity(rene);
    }
    await anActivity(camille);
    const { actors, ...counts } = await countActivities(camille, {});
    expect(counts).toEqual({ total: 5, day: 2, week: 3, month: 4, check: null });
    expect(actors.map(({ name }) => name)).toEqual(['Camille', 'René']);
  });
});
