import { getImageKey } from '#src/domains/media/media.contract.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { type ArchivedFile, zipChunks } from '#src/platform/archive/zip-write.server.ts';
import { now } from '#src/platform/clock.server.ts';
import { byteStream } from '#src/platform/http/row-stream.server.ts';
import { readArchived } from './bundle-pictures.internal.server.ts';
import { SITE_FILE } from './site-archive.internal.server.ts';
import type { SiteBundle } from './site-bundle.contract.ts';
import { findTexts, mapTexts, numberPictures } from './site-bundle.rules.ts';

/** Yields the pictures of a site, each file once, then `site.json` with their names in place of addresses. */
export async function* siteFiles(site: SiteBundle): AsyncGenerator<ArchivedFile> {
  const names = new Map<string, string>();
  const sent = new Set<string>();
  const toNumbered = numberPictures();
  for (const address of findTexts(site.parts, (text) => getImageKey(text) !== undefined)) {
    const picture = await readArchived(address);
    names.set(address, picture === undefined ? '' : toNumbered(picture.name));
    if (picture === undefined || sent.has(picture.name)) continue;
    sent.add(picture.name);
    yield picture;
  }
  const parts = mapTexts(site.parts, (text) => names.get(text) ?? text);
  yield { name: SITE_FILE, bytes: Buffer.from(JSON.stringify({ ...site, parts }, null, 1)) };
}

/** Returns the site as a download: "site-2026-11-25.zip". */
export function siteArchive(site: SiteBundle): Response {
  return new Response(byteStream(zipChunks(siteFiles(site))), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="site-${parisDay(now())}.zip"`,
      'Cache-Control': 'no-store',
    },
  });
}
