import { expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aGalleryItem } from '../gallery.fixture.server.ts';
import { readGalleryItem } from './read-gallery-item.server.ts';

useDatabase();

it('anybody reads a published one, by number or by its digits', async () => {
  const item = await aGalleryItem();
  expect(await readGalleryItem(asVisitor(), { id: item.id })).toEqual(item);
  expect(await readGalleryItem(asVisitor(), { id: String(item.id) })).toEqual(item);
});

it('nobody reads one that is not published, nor one that is not there', async () => {
  const { id } = await aGalleryItem({ is_active: false });
  for (const context of [asVisitor(), await asAdmin()]) {
    for (const wanted of [id, id + 1]) {
      await expect(readGalleryItem(context, { id: wanted })).rejects.toMatchObject({
        code: 'not-found',
        message: 'Réalisation non trouvée',
      });
    }
  }
});

it.each(['', '0', '-1', '1.5', 'un', '99999999999'])('%j is refused', async (id) => {
  await expect(readGalleryItem(asVisitor(), { id })).rejects.toMatchObject({ code: 'invalid' });
});
