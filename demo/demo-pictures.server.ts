import { extname } from 'node:path';
import { getHash, type PictureFiles } from '#src/domains/site-transfer/bundle-pictures.internal.server.ts';
import type { SiteBundle } from '#src/domains/site-transfer/site-bundle.contract.ts';
import { findTexts, mapTexts, numberPictures, pictureSource } from '#src/domains/site-transfer/site-bundle.rules.ts';
import { demoPicture, readDemoSite } from './demo-site.server.ts';
import type { ReadPicture } from './read-picture.server.ts';

/** Returns the site of the demo company as an archive holds it, with pictures by their hashes. */
export async function openDemoSite(read: ReadPicture): Promise<{ bundle: SiteBundle; files: PictureFiles }> {
  const site = readDemoSite();
  const sources = new Map<string, string>();
  const hashes = new Map<string, string>();
  const toNumbered = numberPictures();
  for (const text of findTexts(site.parts, (one) => demoPicture(one) !== undefined)) {
    const name = demoPicture(text) ?? '';
    const file = `pictures/${getHash(await read(name))}${extname(name)}`;
    sources.set(file, name);
    hashes.set(text, toNumbered(file));
  }
  const parts = mapTexts(site.parts, (text) => hashes.get(text) ?? text) as SiteBundle['parts'];
  const files: PictureFiles = {
    has: (file) => sources.has(file),
    read: (file) => read(sources.get(pictureSource(file)) ?? ''),
    areFinished: true,
  };
  return { bundle: { ...site, parts }, files };
}
