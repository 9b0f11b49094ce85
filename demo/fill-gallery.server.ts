import { DEMO_GALLERY } from '#demo/content/gallery.server.ts';
import { PICTURE_ALTS } from '#demo/content/picture-alts.server.ts';
import { createGalleryItem } from '#src/domains/gallery/commands/create-gallery-item.server.ts';
import { listGallery } from '#src/domains/gallery/gallery.queries.server.ts';
import { ILLUSTRATION } from '#src/domains/gallery/gallery.views.ts';
import { recordDemoRow } from '#src/domains/setup/demo-row.internal.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import type { ReadPicture } from './read-picture.server.ts';
import { storePictures } from './store-pictures.server.ts';

/** Gap between two works, so that the owner can insert one. */
const SORT_STEP = 10;

/** Adds the works whose title is missing. */
export async function fillGallery(system: Context, readPicture: ReadPicture): Promise<void> {
  const present = new Set((await listGallery(system, {})).map(({ title }) => title));
  for (const [place, { before, after, ...work }] of DEMO_GALLERY.entries()) {
    if (present.has(work.title)) continue;
    const getPath = await storePictures([before, after], readPicture);
    const complete = {
      ...work,
      image: getPath(after),
      image_alt: PICTURE_ALTS[after],
      before_image: getPath(before),
      before_alt: PICTURE_ALTS[before],
      credit: ILLUSTRATION,
      sort_order: (place + 1) * SORT_STEP,
    };
    await transaction(async () => {
      await recordDemoRow('gallery', (await createGalleryItem(system, complete)).id);
    });
  }
}
