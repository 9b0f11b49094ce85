import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PictureName } from '#demo/content/picture-alts.server.ts';
import { isNeutralName, readNeutralPicture } from '#src/domains/media/neutral-picture.internal.server.ts';

export type ReadPicture = (name: PictureName) => Promise<Uint8Array<ArrayBuffer>>;

/** The server runs in the project's folder. */
const FOLDER = resolve('demo/pictures');

/** Reads a demo picture, or a neutral one of the product. @throws when the file is missing, with its path. */
export const readPicture: ReadPicture = async (name) =>
  isNeutralName(name) ? readNeutralPicture(name) : new Uint8Array(await readFile(join(FOLDER, `${name}.webp`)));
