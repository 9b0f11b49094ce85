import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { holdRow, whileHeld } from '#tests/support/opposite-orders.ts';
import { aStoredService } from '../service.fixture.server.ts';
import { countServices } from '../service.queries.server.ts';
import { changeServices } from './change-services.server.ts';

useDatabase();

describe('changeServices', () => {
  it('publishes, hides and deletes several services at once and counts the changed ones', async () => {
    const admin = await asAdmin();
    const ids = [];
    for (const title of ['Couverture', 'Zinguerie', 'Isolation']) ids.push((await aStoredService({ title })).id);
    const two = ids.slice(0, 2);
    expect(await changeServices(admin, { ids: two, action: 'deactivate' })).toEqual({ changed: 2 });
    expect(await changeServices(admin, { ids: [...ids, ...ids], action: 'activate' })).toEqual({ changed: 2 });
    expect(await changeServices(admin, { ids: [...two, 999], action: 'delete' })).toEqual({ changed: 2 });
    expect(await countServices(admin, {})).toMatchObject({ total: 1, active: 1 });
  });

  it.each(['delete', 'deactivate'] as const)(
    'lets two people delete and %s services in opposite orders',
    async (action) => {
      const [ada, zoe] = [await asAdmin(), await asAdmin()];
      const ids: number[] = [];
      for (const title of ['Couverture', 'Zinguerie', 'Isolation']) ids.push((await aStoredService({ title })).id);
      const both = await whileHeld(
        holdRow('services', ids[1] ?? 0),
        () => changeServices(ada, { ids: ids.toReversed(), action: 'delete' }),
        () => changeServices(zoe, { ids, action }),
      );
      expect(both).toEqual([{ changed: 3 }, { changed: 0 }]);
    },
  );

  it('refuses an empty selection, an unknown action and anyone but administrators', async () => {
    const admin = await asAdmin();
    await expect(changeServices(admin, { ids: [], action: 'delete' })).rejects.toMatchObject({ code: 'invalid' });
    const odd = { ids: [1], action: 'burn' } as unknown as { ids: number[]; action: 'delete' };
    await expect(changeServices(admin, odd)).rejects.toMatchObject({ code: 'invalid' });
    await expect(changeServices(asVisitor(), { ids: [1], action: 'delete' })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});
