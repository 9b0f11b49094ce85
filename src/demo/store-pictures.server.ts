import { readFile } from 'node:fs/promises';
import { storeImage } from '#src/domains/media/operations/store-image.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import type { DemoPictures } from './demo-pictures.server.ts';

/** The media pipeline decodes two at once. */
const AT_ONCE = 2;

/** Sends the pictures of these names through the media pipeline; answers their paths by name, in the order asked. */
export async function storePictures(
  system: Context,
  names: readonly string[],
  pictures: DemoPictures,
): Promise<Map<string, string>> {
  const drawn = names.filter((name) => pictures[name] !== undefined);
  const paths = new Map<string, string>(drawn.map((name) => [name, '']));
  const waiting = drawn.values();
  const work = async (): Promise<void> => {
    for (const name of waiting) {
      const bytes = new Uint8Array(await readFile(pictures[name]?.file ?? ''));
      paths.set(name, (await storeImage(system, { bytes })).path);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return paths;
}
