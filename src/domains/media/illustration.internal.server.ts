import type { Illustrations } from './illustration.contract.ts';
import { selectPictures } from './illustration.store.server.ts';

/** Returns the pictures of the public pages by position; positions without a picture are absent. */
export async function readIllustrations(): Promise<Illustrations> {
  const pictures = await selectPictures();
  return Object.fromEntries(pictures.map(({ name, image, alt }) => [name, { image, alt }]));
}
