import { publish } from '#src/platform/events/events.server.ts';
import type { PlacedIllustration } from './illustration.contract.ts';
import { selectPicture, selectPictures, upsertPicture } from './illustration.store.server.ts';
import { releaseImage } from './media.internal.server.ts';

/** Lists the pictures of the public pages by their position. */
export const listIllustrations = selectPictures;

/** Sets the picture of a position, in the caller's transaction. */
export async function putIllustration(picture: PlacedIllustration): Promise<void> {
  const before = await selectPicture(picture.name);
  await upsertPicture(picture);
  if (before !== undefined && before.image !== picture.image) await releaseImage(before.image);
  await publish('content', { what: 'illustrations' });
}
