import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aPhoto, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aGalleryItem } from '../gallery.fixture.server.ts';
import { removeGalleryItem } from './remove-gallery-item.server.ts';

useDatabase();

describe('removeGalleryItem', () => {
  it('deletes a work, keeps its pictures for the bin and stores its fields in the audit log', async () => {
    const forget = openPictureFolder();
    const { id } = await aGalleryItem({ image: await aPhoto(), before_image: await aPhoto() });
    await removeGalleryItem(await asAdmin(), { id });
    expect(await db().selectFrom('gallery_items').select('id').execute()).toEqual([]);
    expect(await db().selectFrom('media').select('id').execute()).toHaveLength(2);
    const [line] = await db().selectFrom('audit_log').select(['action', 'subject']).execute();
    expect(line).toEqual({ action: 'gallery.delete', subject: `gallery:${id}` });
    forget();
  });

  it('answers 404 for a missing work and allows only administrators', async () => {
    await expect(removeGalleryItem(await asAdmin(), { id: 9 })).rejects.toMatchObject({ code: 'not-found' });
    await expect(removeGalleryItem(asVisitor(), { id: 9 })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
