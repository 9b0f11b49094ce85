import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { holdRow, whileHeld } from '#tests/support/opposite-orders.ts';
import { aStoredService } from '../service.fixture.server.ts';
import { listServices } from '../service.queries.server.ts';
import { orderServices } from './order-services.server.ts';

useDatabase();

describe('orderServices', () => {
  it('stores the new positions of the given services; the others keep theirs', async () => {
    const admin = await asAdmin();
    const ids: number[] = [];
    for (const title of ['A', 'B', 'C']) ids.push((await aStoredService({ title })).id);
    const [a = 0, b = 0, c = 0] = ids;
    await orderServices(admin, { ids: [c, a] });
    const titles = async () => (await listServices(asVisitor(), {})).map(({ title }) => title).join('');
    expect(await titles()).toBe('CBA');
    expect(await orderServices(admin, { ids: [b, c] })).toEqual({ changed: 2 });
    expect(await titles()).toBe('BCA');
  });

  it('lets two people sort the same ones at the same time', async () => {
    const [ada, zoe] = [await asAdmin(), await asAdmin()];
    const ids: number[] = [];
    for (const title of ['A', 'B', 'C']) ids.push((await aStoredService({ title })).id);
    const [a = 0, b = 0, c = 0] = ids;
    await orderServices(ada, { ids: [a, c, b] });
    await orderServices(ada, { ids: [a, b, c] });
    const both = await whileHeld(
      holdRow('services', a),
      () => orderServices(ada, { ids: [c, a, b] }),
      () => orderServices(zoe, { ids: [b, c, a] }),
    );
    expect(both).toEqual([{ changed: 3 }, { changed: 3 }]);
  });

  it('refuses a duplicate service, an unknown one, and anyone but administrators', async () => {
    const admin = await asAdmin();
    const { id } = await aStoredService();
    await expect(orderServices(admin, { ids: [id, id] })).rejects.toMatchObject({ code: 'invalid' });
    await expect(orderServices(admin, { ids: [id, 999] })).rejects.toMatchObject({ code: 'not-found' });
    await expect(orderServices(asVisitor(), { ids: [id] })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
