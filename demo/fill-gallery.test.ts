import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_GALLERY } from '#demo/content/gallery.server.ts';
import { PICTURE_ALTS, type PictureName } from '#demo/content/picture-alts.server.ts';
import { listGallery } from '#src/domains/gallery/gallery.queries.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { openStorage } from '#src/platform/storage/storage.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { fillGallery } from './fill-gallery.server.ts';

useDatabase();

const system = systemContext('test');
const GREY = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#8fa0ac' } })
  .jpeg()
  .toBuffer();
let read: PictureName[] = [];
const readPicture = async (name: PictureName): Promise<Uint8Array<ArrayBuffer>> => {
  read.push(name);
  return new Uint8Array(GREY);
};

let folder = '';
beforeEach(() => {
  read = [];
  folder = mkdtempSync(join(tmpdir(), 'gallery-'));
  openStorage({ DATA_DIR: folder, S3_REGION: 'auto' });
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('fillGallery', () => {
  it('stores pairs with their texts and credit, in the order of the list', async () => {
    await fillGallery(system, readPicture);
    const works = await listGallery(system, {});
    expect(works.length).toBeGreaterThanOrEqual(12);
    expect(works.map(({ title, image_alt, before_alt }) => ({ title, image_alt, before_alt }))).toEqual(
      DEMO_GALLERY.map(({ title, before, after }) => ({
        title,
        image_alt: PICTURE_ALTS[after],
        before_alt: PICTURE_ALTS[before],
      })),
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
    expect(read.toSorted()).toEqual(DEMO_GALLERY.flatMap(({ before, after }) => [before, after]).sort());
  });

  it('adds only the missing work when run again', async () => {
    await fillGallery(system, readPicture);
    const [first] = DEMO_GALLERY;
    await db().deleteFrom('gallery_items').where('title', '=', first!.title).execute();
    read = [];
    await fillGallery(system, readPicture);
    expect((await listGallery(system, {})).map(({ title }) => title)).toEqual(DEMO_GALLERY.map(({ title }) => title));
    expect(read.toSorted()).toEqual([first!.after, first!.before].sort());
  });
});
