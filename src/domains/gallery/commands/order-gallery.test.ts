import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { holdRow, whileHeld } from '#tests/support/opposite-orders.ts';
import { aGalleryItem } from '../gallery.fixture.server.ts';
import { listGallery } from '../gallery.queries.server.ts';
import { orderGallery } from './order-gallery.server.ts';

useDatabase();

describe('orderGallery', () => {
  it('gives works their new positions on the site; the others keep theirs', async () => {
    const ids: number[] = [];
    for (const title of ['A', 'B', 'C']) ids.push((await aGalleryItem({ title })).id);
    const [a = 0, , c = 0] = ids;
    const titles = async () => (await listGallery(asVisitor(), {})).map(({ title }) => title).join('');
    expect(await titles()).toBe('CBA');
    await orderGallery(await asAdmin(), { ids: [a, c] });
    expect(await titles()).toBe('ABC');
  });

  it('lets two people sort the same ones at the same time', async () => {
    const [ada, zoe] = [await asAdmin(), await asAdmin()];
    const ids: number[] = [];
    for (const title of ['A', 'B', 'C']) ids.push((await aGalleryItem({ title })).id);
    // The newest work comes first.
    const [c = 0, b = 0, a = 0] = ids;
    await orderGallery(ada, { ids: [a, c, b] });
    await orderGallery(ada, { ids: [a, b, c] });
    const both = await whileHeld(
      holdRow('gallery_items', a),
      () => orderGallery(ada, { ids: [c, a, b] }),
      () => orderGallery(zoe, { ids: [b, c, a] }),
    );
    expect(both).toEqual([{ changed: 3 }, { changed: 3 }]);
  });

  it('refuses a duplicate work, a missing work and any caller but an administrator', async () => {
    const admin = await asAdmin();
    const { id } = await aGalleryItem();
    await expect(orderGallery(admin, { ids: [id, id] })).rejects.toMatchObject({ code: 'invalid' });
    await expect(orderGallery(admin, { ids: [id, 999] })).rejects.toMatchObject({ code: 'not-found' });
    await expect(orderGallery(asVisitor(), { ids: [id] })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
