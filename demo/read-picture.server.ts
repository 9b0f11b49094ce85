import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { isNeutralName, readNeutralPicture } from '#src/domains/media/neutral-picture.internal.server.ts';

export type ReadPicture = (file: string) => Promise<Uint8Array<ArrayBuffer>>;

/** The server runs in the project's folder. */
export const PICTURE_FOLDER = resolve('demo/pictures');

const NEUTRAL = '.webp';

/** Reads the file of a demo picture, or of a neutral one of the product. @throws when it is missing, with its path. */
export const readPicture: ReadPicture = async (file) => {
  const name = basename(file, NEUTRAL);
  return isNeutralName(name) ? readNeutralPicture(name) : new Uint8Array(await readFile(join(PICTURE_FOLDER, file)));
};
