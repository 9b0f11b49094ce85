import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listGallery } from '#src/domains/gallery/gallery.queries.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { openStorage } from '#src/platform/storage/storage.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { demoRecords } from './demo-site.server.ts';
import { fillSite } from './fill-site.server.ts';

useDatabase();

const system = systemContext('test');
const GREY = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#8fa0ac' } })
  .jpeg()
  .toBuffer();

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gallery-'));
  openStorage({ DATA_DIR: folder, S3_REGION: 'auto' });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Adds the missing works. */
const fill = () =>
  fillSite(system, {
    isWanted: ({ part, outcome }) => part === 'gallery' && outcome === 'create',
    read: async () => new Uint8Array(GREY),
  });
const WORKS = demoRecords('gallery');

describe('gallery of the demo', () => {
  it('stores pairs with their texts and credit, in the order of the list', async () => {
    await fill();
    const works = await listGallery(system, {});
    expect(works.length).toBeGreaterThanOrEqual(12);
    expect(works.map(({ title, image_alt, before_alt }) => ({ title, image_alt, before_alt }))).toEqual(
      WORKS.map(({ title, image_alt, before_alt }) => ({ title, image_alt, before_alt })),
    );
    for (const { title, image, before_image, credit, description, location, date } of works) {
      expect([image, before_image].every((path) => path.startsWith('/media/')) && image !== before_image, title).toBe(
        true,
      );
      expect([credit, description !== '', location !== '', date !== ''], title).toEqual([
        'Illustration',
        true,
        true,
        true,
      ]);
    }
    expect(new Set(works.map(({ category }) => category)).size).toBe(6);
  });

  it('adds only the missing work when run again', async () => {
    await fill();
    const [first] = WORKS;
    await db().deleteFrom('gallery_items').where('title', '=', first!.title).execute();
    await fill();
    expect((await listGallery(system, {})).map(({ title }) => title)).toEqual(WORKS.map(({ title }) => title));
    expect(await db().selectFrom('media').select('key').execute()).toHaveLength(WORKS.length * 2);
  });
});
