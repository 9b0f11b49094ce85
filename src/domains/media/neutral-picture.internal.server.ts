import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { NeutralName } from './neutral-picture.contract.ts';
import { NEUTRAL_ALTS } from './neutral-picture.texts.ts';

/** The server runs in the project's folder. */
const FOLDER = resolve('illustrations');

export const isNeutralName = (name: string): name is NeutralName => Object.hasOwn(NEUTRAL_ALTS, name);

/** Reads a neutral illustration. @throws when its file is missing, with its path. */
export const readNeutralPicture = async (name: NeutralName): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(join(FOLDER, `${name}.webp`)));
