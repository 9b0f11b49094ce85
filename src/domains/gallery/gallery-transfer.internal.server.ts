import { releaseImage } from '#src/domains/media/media.internal.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { GalleryItem } from './gallery.contract.ts';
import { refuseRace } from './gallery.rules.ts';
import { type ItemFields, insertItem, selectItemIds, selectItemsByIds, updateItem } from './gallery.store.server.ts';

/** Lists every work, hidden ones too, oldest first. */
export async function listAllItems(): Promise<GalleryItem[]> {
  const ids = await selectItemIds({});
  return ids.length === 0 ? [] : (await selectItemsByIds(ids)).sort((one, other) => one.id - other.id);
}

/** Stores a work, new or in place of the one with its title, in the caller's transaction. */
export async function putItem(item: ItemFields): Promise<void> {
  const before = (await listAllItems()).find(({ title }) => title === item.title);
  if (before === undefined) {
    await insertItem(item);
  } else {
    const after = await updateItem(before, item);
    if (after === undefined) throw refuseRace();
    if (before.image !== after.image) await releaseImage(before.image);
    if (before.before_image !== after.before_image) await releaseImage(before.before_image);
  }
  await publish('content', { what: 'gallery' });
}
