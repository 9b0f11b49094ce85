import type { PictureName } from '#demo/content/picture-alts.server.ts';
import { storeImage } from '#src/domains/media/media.internal.server.ts';
import type { ReadPicture } from './read-picture.server.ts';

/** Number of pictures decoded in parallel. */
const AT_ONCE = 2;

/** Sends the named pictures through the media pipeline; returns the paths of the stored pictures by name. */
export async function storePictures(
  names: readonly PictureName[],
  readPicture: ReadPicture,
): Promise<(name: PictureName) => string> {
  const paths = new Map<PictureName, string>();
  const waiting = new Set(names).values();
  const work = async (): Promise<void> => {
    for (const name of waiting) paths.set(name, (await storeImage({ image: await readPicture(name) })).path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return (name) => paths.get(name) ?? '';
}
