import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aPhoto, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { getWholeTables, restoreLast } from '#tests/support/bin.ts';
import { useDatabase } from '#tests/support/database.ts';
import { removeGalleryItem } from './commands/remove-gallery-item.server.ts';
import { aGalleryItem } from './gallery.fixture.server.ts';
import { restoreGalleryItem } from './gallery-bin.internal.server.ts';

useDatabase();

describe('bin of the gallery', () => {
  it('puts a deleted work back with its pictures', async () => {
    const forget = openPictureFolder();
    const { id } = await aGalleryItem({ image: await aPhoto(), before_image: await aPhoto('#123456') });
    const before = await getWholeTables('gallery_items', 'media');
    await removeGalleryItem(await asAdmin(), { id });
    await restoreLast('gallery', id, restoreGalleryItem);
    expect(await getWholeTables('gallery_items', 'media')).toEqual(before);
    expect(await getWholeTables('bin_records', 'bin_pictures')).toEqual([]);
    forget();
  });
});
