import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { getImageKey } from '#src/domains/media/media.contract.ts';
import { isNeutralName } from '#src/domains/media/neutral-picture.internal.server.ts';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { getHash, listPictureIds, readArchived } from '#src/domains/site-transfer/bundle-pictures.internal.server.ts';
import { readSite } from '#src/domains/site-transfer/site-archive.internal.server.ts';
import type { SiteBundle } from '#src/domains/site-transfer/site-bundle.contract.ts';
import { findTexts, mapTexts } from '#src/domains/site-transfer/site-bundle.rules.ts';
import { PART_NAMES, type PartName } from '#src/domains/site-transfer/transfer-report.contract.ts';
import { demoPicture, readDemoSite } from './demo-site.server.ts';
import type { ReadPicture } from './read-picture.server.ts';

const HASH_LENGTH = 64;
/** Part of the hash in the name of a picture that came through the product. */
const SHORT = 12;

export interface DemoFolders {
  content: string;
  pictures: string;
}

type Fields = Record<string, unknown>;

/** Returns the settings that differ from the defaults of the product. */
function withoutDefaults({ group, values }: { group: string; values: Fields }): Fields {
  const defaults = (settingsFrom({}) as unknown as Record<string, Fields>)[group];
  const own = Object.entries(values).filter(([name, value]) => !isDeepStrictEqual(value, defaults?.[name]));
  return { group, values: Object.fromEntries(own) };
}

/** Returns the records as the demo stores them: what the first start decides itself is left out. */
function toStored(part: PartName, records: readonly unknown[]): unknown[] {
  if (part === 'settings') {
    return (records as { group: string; values: Fields }[])
      .map(withoutDefaults)
      .filter(({ values }) => Object.keys(values as Fields).length > 0);
  }
  // The articles of the demo were last changed when it was filled.
  return part === 'posts' ? records.map((post) => ({ ...(post as Fields), updated_at: undefined })) : [...records];
}

/** Names the pictures of a site: those of the stored demo as before, new ones by their content. */
async function namePictures(site: SiteBundle, read: ReadPicture, folder: string): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  for (const text of findTexts(readDemoSite().parts, (one) => demoPicture(one) !== undefined)) {
    const file = demoPicture(text) ?? '';
    known.set(getHash(await read(file)), file);
  }
  const ids = await listPictureIds();
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  for (const address of findTexts(site.parts, (text) => getImageKey(text) !== undefined)) {
    let file = known.get((ids.get(address) ?? '').slice(0, HASH_LENGTH));
    if (file === undefined) {
      const picture = await readArchived(address);
      if (picture === undefined) continue;
      file = `photo-${getHash(picture.bytes).slice(0, SHORT)}${extname(picture.name)}`;
      await writeFile(join(folder, file), picture.bytes);
    }
    const count = (counts.get(file) ?? 0) + 1;
    counts.set(file, count);
    const type = extname(file);
    names.set(address, `pictures/${basename(file, type)}${count > 1 ? `.${count}` : ''}${type}`);
  }
  return names;
}

/** Deletes the pictures that the site shows no more. */
async function deleteUnused(names: Iterable<string>, folder: string): Promise<void> {
  const used = new Set([...names].map(demoPicture));
  for (const file of await readdir(folder)) {
    if (!used.has(file) && !isNeutralName(basename(file, extname(file)))) await rm(join(folder, file));
  }
}

/** Writes the site as the content of the demo company, one file a part, and its pictures. */
export async function exportDemo({ content, pictures }: DemoFolders, read: ReadPicture): Promise<void> {
  await mkdir(content, { recursive: true });
  await mkdir(pictures, { recursive: true });
  const site = await readSite();
  const names = await namePictures(site, read, pictures);
  for (const part of PART_NAMES) {
    const records = toStored(part, site.parts[part] ?? []);
    const file = join(content, `${part}.json`);
    const named = mapTexts(JSON.parse(JSON.stringify(records)), (text) => names.get(text) ?? text);
    if (records.length === 0) await rm(file, { force: true });
    else await writeFile(file, `${JSON.stringify(named, null, 2)}\n`);
  }
  await deleteUnused(names.values(), pictures);
}
