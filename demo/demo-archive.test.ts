import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aPhoto } from '#src/domains/media/media.fixture.server.ts';
import { storeImage } from '#src/domains/media/media.internal.server.ts';
import { importSite } from '#src/domains/site-transfer/commands/import-site.server.ts';
import { anExport } from '#src/domains/site-transfer/site-archive.fixture.server.ts';
import { readSite } from '#src/domains/site-transfer/site-archive.internal.server.ts';
import { mapTexts } from '#src/domains/site-transfer/site-bundle.rules.ts';
import { listPublicPages, readPublicFrame } from '#src/domains/website/site.queries.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { openStorage } from '#src/platform/storage/storage.server.ts';
import { useFilledDatabase } from '#tests/support/database.ts';
import { CONTENT_FOLDER } from './demo-part.server.ts';
import { exportDemo } from './export-demo.server.ts';
import { fillDemo } from './fill-demo.server.ts';

/** Holds the pictures of the filled demo, for all tests of the file. */
let shelf = '';
useFilledDatabase(async () => {
  if (shelf !== '') rmSync(shelf, { recursive: true });
  shelf = mkdtempSync(join(tmpdir(), 'demo-archive-'));
  openStorage({ DATA_DIR: shelf, S3_REGION: 'auto' });
  await fillDemo('test', drawPicture);
});
beforeEach(() => openStorage({ DATA_DIR: shelf, S3_REGION: 'auto' }));
afterAll(() => rmSync(shelf, { recursive: true }));

const system = systemContext('test');
const TABLES = [
  ...[
    'settings',
    'demo_rows',
    'picture_sources',
    'city_pages',
    'service_area',
    'places',
    'services',
    'gallery_items',
    'testimonials',
  ],
  ...['blog_posts', 'site_pages', 'site_page_versions', 'site_page_pictures', 'site_pictures', 'media'],
] as const;

const widths = new Map<string, number>();

/** Draws a picture of its own width for each name. */
async function drawPicture(name: string): Promise<Uint8Array<ArrayBuffer>> {
  widths.set(name, widths.get(name) ?? 40 + widths.size);
  const width = widths.get(name) ?? 0;
  const picture = sharp({ create: { width, height: 30, channels: 3, background: '#b4431d' } });
  return new Uint8Array(await picture.png().toBuffer());
}

/** Returns what the pages show, with width and place of each picture instead of its address, and without ids. */
async function readPages(): Promise<unknown> {
  // Whether emails leave is no content: the demo shows the newsletter without a mail server.
  const { offersEmail: _, ...frame } = await readPublicFrame(system, {});
  const pages = [await readSite(), frame, await listPublicPages(system, {})];
  const stored = await db().selectFrom('media').select(['key', 'width']).execute();
  const addresses = new Map<string, string>();
  const label = (key: string): string => {
    const width = stored.find((picture) => picture.key === key)?.width;
    if (!addresses.has(key)) addresses.set(key, width === undefined ? key : `${width} px, picture ${addresses.size}`);
    return addresses.get(key) ?? key;
  };
  const mapped = mapTexts(pages, (text) => text.replace(/[0-9a-f]{32}/, label));
  return JSON.parse(JSON.stringify(mapped, (name, inner) => (name === 'id' ? 0 : inner)));
}

describe('importSite with the demo company', () => {
  it('enters an empty site as the same site, and a second time changes nothing', async () => {
    const before = await readPages();
    const archive = await anExport();
    for (const table of TABLES) await db().deleteFrom(table).execute();
    await publish('content', { what: 'everything' });
    expect(await readPages()).not.toEqual(before);
    const report = await importSite(system, { archive, apply: true });
    expect(report.rows.filter(({ outcome }) => outcome === 'refuse')).toEqual([]);
    expect(await readPages()).toEqual(before);
    const again = await importSite(system, { archive, apply: true });
    expect([again.rows, again.pictures.stored]).toEqual([[], 0]);
  }, 60_000);

  it('stores the filled demo again as it stands in demo/content', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'demo-content-'));
    const folders = { content: join(folder, 'content'), pictures: join(folder, 'pictures') };
    try {
      await exportDemo(folders, drawPicture);
      const read = (path: string) =>
        readdirSync(path)
          .sort()
          .map((file) => [file, readFileSync(join(path, file), 'utf8')]);
      expect(read(folders.content)).toEqual(read(CONTENT_FOLDER));
      expect(readdirSync(folders.pictures)).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);

  it('stores a picture that came through the product under a name of its own', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'demo-content-'));
    try {
      const { path } = await storeImage({ image: await aPhoto() });
      await db().updateTable('services').set({ image: path }).where('slug', '=', 'charpente').execute();
      await exportDemo({ content: folder, pictures: join(folder, 'pictures') }, drawPicture);
      const [photo] = readdirSync(join(folder, 'pictures'));
      const services = JSON.parse(readFileSync(join(folder, 'services.json'), 'utf8')) as { image: string }[];
      expect(services.map(({ image }) => image)).toContain(`pictures/${photo}`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);
});
