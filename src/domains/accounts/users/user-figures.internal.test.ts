import { afterEach, describe, expect, it } from 'vitest';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount } from './user.fixture.server.ts';
import { countUserGrowth, searchUserRecords } from './user.internal.server.ts';

useDatabase();

describe('countUserGrowth', () => {
  afterEach(() => freezeClock());

  const SINCE = '2026-11-01T00:00:00.000Z';

  it('counts all and active accounts, now and at an instant', async () => {
    freezeClock('2026-10-01T08:00:00.000Z');
    await anAccount();
    const { id } = await anAccount();
    await db().updateTable('users').set({ is_active: 0 }).where('id', '=', id).execute();
    freezeClock('2026-11-02T08:00:00.000Z');
    await anAccount();
    expect(await countUserGrowth(SINCE)).toEqual({
      total: 3,
      visible: 2,
      total_before: 2,
      visible_before: 1,
    });
  });
});

describe('searchUserRecords', () => {
  it('finds accounts by name and address, ignoring accents', async () => {
    const { id } = await anAccount({ name: 'Élodie Vernet', email: 'toit@essai.example' });
    const found = [{ id, title: 'Élodie Vernet', subtitle: 'toit@essai.example' }];
    expect(await searchUserRecords({ search: 'ELODIE', limit: 5 })).toEqual(found);
    expect(await searchUserRecords({ search: 'toit@', limit: 5 })).toEqual(found);
  });
});
