import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listGallery } from '#src/domains/gallery/operations/list-gallery.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { openStorage } from '#src/platform/storage/storage.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { DEMO_GALLERY } from './content/gallery.server.ts';
import type { DemoPictures } from './demo-pictures.server.ts';
import { fillGallery } from './fill-gallery.server.ts';

useDatabase();

const system = systemContext('test');
let folder = '';
let pictures: DemoPictures = {};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gallery-'));
  openStorage({ DATA_DIR: folder, S3_REGION: 'auto' });
  const file = join(folder, 'drawn.jpg');
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#8fa0ac' } }).toFile(file);
  const names = DEMO_GALLERY.flatMap(({ before, after }) => [before, after]);
  pictures = Object.fromEntries(names.map((name) => [name, { file, alt: `Dessin : ${name}` }]));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the works of the demo company', () => {
  it('are pairs that say what they show and that they are drawn, in the order of their list', async () => {
    await fillGallery(system, pictures);
    const works = await listGallery(system, {});
    expect(works.map(({ title }) => title)).toEqual(DEMO_GALLERY.map(({ title }) => title));
    expect(works.length).toBeGreaterThanOrEqual(12);
    for (const { title, image, before_image, image_alt, before_alt, credit, description, location, date } of works) {
      expect([image, before_image].every((path) => path.startsWith('/media/')) && image !== before_image, title).toBe(
        true,
      );
      expect(
        [image_alt, before_alt].every((alt) => alt.startsWith('Dessin : ')),
        title,
      ).toBe(true);
      expect([credit, description !== '', location !== '', date !== ''], title).toEqual([
        'Illustration',
        true,
        true,
        true,
      ]);
    }
    expect(new Set(works.map(({ category }) => category)).size).toBe(6);
  });

  it('are left out where their pair is not drawn, and come when it is', async () => {
    const [first, second] = DEMO_GALLERY;
    const { [first?.after ?? '']: undrawn, ...drawn } = pictures;
    expect(undrawn).toBeDefined();
    await fillGallery(system, drawn);
    expect((await listGallery(system, {}))[0]?.title).toBe(second?.title);
    expect(await listGallery(system, {})).toHaveLength(DEMO_GALLERY.length - 1);
    await fillGallery(system, pictures);
    expect((await listGallery(system, {}))[0]?.title).toBe(first?.title);
    const media = await db().selectFrom('media').select('id').execute();
    expect(media).toHaveLength(2 * DEMO_GALLERY.length);
  });

  it('are none where nothing is drawn', async () => {
    await fillGallery(system, {});
    expect(await listGallery(system, {})).toEqual([]);
  });
});
