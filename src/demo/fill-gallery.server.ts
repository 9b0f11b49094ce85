import { ILLUSTRATION } from '#src/domains/gallery/gallery.rules.ts';
import { createGalleryItem } from '#src/domains/gallery/operations/create-gallery-item.server.ts';
import { listGallery } from '#src/domains/gallery/operations/list-gallery.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { DEMO_GALLERY } from './content/gallery.server.ts';
import type { DemoPictures } from './demo-pictures.server.ts';
import { storePictures } from './store-pictures.server.ts';

/** Room between two works for one of the owner's. */
const SORT_STEP = 10;

/** The works that are not there yet, told apart by their titles; a work whose pair is not drawn is left out. */
export async function fillGallery(system: Context, pictures: DemoPictures): Promise<void> {
  const present = new Set((await listGallery(system, {})).map(({ title }) => title));
  for (const [place, { before, after, ...work }] of DEMO_GALLERY.entries()) {
    if (present.has(work.title) || !pictures[before] || !pictures[after]) continue;
    const stored = await storePictures(system, [before, after], pictures);
    await createGalleryItem(system, {
      ...work,
      image: stored.get(after) ?? '',
      image_alt: pictures[after].alt,
      before_image: stored.get(before) ?? '',
      before_alt: pictures[before].alt,
      credit: ILLUSTRATION,
      sort_order: (place + 1) * SORT_STEP,
    });
  }
}
