import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { Illustrations } from './illustration.contract.ts';
import { deletePicture, selectPictures } from './illustration.store.server.ts';
import { releaseImage } from './media.internal.server.ts';

/** Returns the pictures of the public pages by position; positions without a picture are absent. */
export async function readIllustrations(): Promise<Illustrations> {
  const pictures = await selectPictures();
  return Object.fromEntries(pictures.map(({ name, image, alt }) => [name, { image, alt }]));
}

/** Empties a position of the public pages; false when it has no picture. */
export const eraseIllustration = ({ name }: { name: string }): Promise<boolean> =>
  transaction(async () => {
    const picture = await deletePicture(name);
    if (picture === undefined) return false;
    await releaseImage(picture.image);
    await publish('content', { what: 'illustrations' });
    return true;
  });
