import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aGalleryItem } from '../gallery.fixture.server.ts';
import { readGalleryItem } from './read-gallery-item.server.ts';

useDatabase();

describe('readGalleryItem', () => {
  it('returns a published work to any visitor, by number or numeric string', async () => {
    const item = await aGalleryItem();
    expect(await readGalleryItem(asVisitor(), { id: item.id })).toEqual(item);
    expect(await readGalleryItem(asVisitor(), { id: String(item.id) })).toEqual(item);
  });

  it('answers 404 for an unpublished or missing work', async () => {
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

  it.each(['', '0', '-1', '1.5', 'un', '99999999999'])('refuses the id %j', async (id) => {
    await expect(readGalleryItem(asVisitor(), { id })).rejects.toMatchObject({ code: 'invalid' });
  });
});
