import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A picture's file and what it shows, by its name. */
export type DemoPictures = Record<string, { file: string; alt: string }>;

/** Where `scripts/draw-demo.ts` puts them; the server runs in the project's folder. */
const FOLDER = resolve('.cache/demo');

/** What has been drawn; nothing where nothing was: the pages then stand without pictures. */
export function readPictures(folder = FOLDER): DemoPictures {
  const list = join(folder, 'pictures.json');
  if (!existsSync(list)) return {};
  const pictures: DemoPictures = JSON.parse(readFileSync(list, 'utf8'));
  return Object.fromEntries(
    Object.entries(pictures).map(([name, { file, alt }]) => [name, { file: join(folder, file), alt }]),
  );
}
