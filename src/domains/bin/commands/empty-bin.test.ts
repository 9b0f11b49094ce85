import { describe, expect, it } from 'vitest';
import { asAdmin, asColleague, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { restoreBinRecords } from '#src/domains/bin-restore/commands/restore-bin-records.server.ts';
import { changeMessages } from '#src/domains/contact/commands/change-messages.server.ts';
import { deleteMessage } from '#src/domains/contact/commands/delete-message.server.ts';
import { aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { removeGalleryItem } from '#src/domains/gallery/commands/remove-gallery-item.server.ts';
import { aGalleryItem } from '#src/domains/gallery/gallery.fixture.server.ts';
import { readImageFile } from '#src/domains/media/image-file.internal.server.ts';
import { aPhoto, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { storeImage } from '#src/domains/media/media.internal.server.ts';
import { getWholeTables } from '#tests/support/bin.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listBin } from '../bin.queries.server.ts';
import { emptyBin } from './empty-bin.server.ts';

useDatabase();

describe('emptyBin', () => {
  it('deletes the named records for good, or all that the caller may delete', async () => {
    const admin = await asAdmin();
    for (let count = 0; count < 2; count += 1) await deleteMessage(admin, { id: (await aMessage()).id });
    await removeGalleryItem(admin, { id: (await aGalleryItem()).id });
    const [last] = (await listBin(admin, { kind: 'message' })).items;
    expect(await emptyBin(await asColleague('content:change'), { ids: [last?.id ?? 0] })).toEqual({ removed: 0 });
    expect(await emptyBin(admin, { ids: [last?.id ?? 0, 999] })).toEqual({ removed: 1 });
    expect(await emptyBin(await asColleague('content:change'), {})).toEqual({ removed: 1 });
    expect((await listBin(admin, {})).items.map(({ kind }) => kind)).toEqual(['message']);
    expect(await emptyBin(admin, {})).toEqual({ removed: 1 });
    await expect(emptyBin(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('deletes each record once, or leaves it to a restoration at the same time', async () => {
    const [ada, zoe] = [await asAdmin(), await asAdmin()];
    const ids: number[] = [];
    for (let count = 0; count < 12; count += 1) ids.push((await aMessage()).id);
    await changeMessages(ada, { ids, action: 'delete' });
    const records = (await listBin(ada, {})).items.map(({ id }) => id);
    const [restored, one, other] = await Promise.all([
      restoreBinRecords(ada, { ids: records.slice(0, 5) }).then(
        (restoration) => restoration.restored.length,
        () => 0,
      ),
      emptyBin(zoe, {}),
      emptyBin(ada, {}),
    ]);
    expect(restored + one.removed + other.removed).toBe(12);
    expect(await getWholeTables('bin_records')).toEqual([]);
    expect(await getWholeTables('contact_messages')).toHaveLength(restored);
  });

  it('shows the pictures of deleted records to nobody, and deletes those that nothing else shows', async () => {
    const forget = openPictureFolder();
    const admin = await asAdmin();
    const [own, both] = [
      await storeImage({ image: await aPhoto() }),
      await storeImage({ image: await aPhoto('#123456') }),
    ];
    const { id } = await aGalleryItem({ image: own.path, before_image: both.path });
    await aGalleryItem({ image: both.path });
    expect((await readImageFile({ key: own.key })).fileName).toContain(own.key);
    await removeGalleryItem(admin, { id });
    await expect(readImageFile({ key: own.key })).rejects.toMatchObject({ code: 'not-found' });
    expect((await readImageFile({ key: both.key })).fileName).toContain(both.key);
    expect(await getWholeTables('media')).toHaveLength(2);
    await emptyBin(admin, {});
    expect(await getWholeTables('media')).toEqual([expect.stringContaining(both.key)]);
    expect(await getWholeTables('bin_pictures')).toEqual([]);
    forget();
  });
});
