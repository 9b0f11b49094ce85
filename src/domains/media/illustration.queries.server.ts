import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { LIBRARY_MAX, LibraryPicture, PlacedIllustration } from './illustration.contract.ts';
import { findPosition, POSITION_GROUPS } from './illustration.rules.ts';
import { selectPictures } from './illustration.store.server.ts';
import { IMAGE_WIDTHS, imagePath, originalPath } from './media.contract.ts';
import { selectSiteImages } from './media.store.server.ts';

/** Lists every position of the public pages with its picture; those of city pages once they have one. */
export const listIllustrations = query({
  allow: 'content:read',
  input: z.object({}),
  output: z.array(PlacedIllustration),
  run: async () => {
    const placed = (await selectPictures()).filter(({ name }) => findPosition(name) !== undefined);
    const fixed = Object.values(POSITION_GROUPS).flat();
    const empty = fixed
      .filter(({ name }) => !placed.some((picture) => picture.name === name))
      .map(({ name }) => ({ name, image: '', alt: '', is_neutral: false }));
    return [...placed, ...empty];
  },
});

/** Lists the newest pictures that the site shows, for the picture fields of the back office. */
export const listLibrary = query({
  allow: 'content:read',
  input: z.object({}),
  output: z.array(LibraryPicture),
  run: async () =>
    (await selectSiteImages(LIBRARY_MAX)).map(({ key, ...size }) => ({
      image: originalPath(key),
      preview: imagePath(key, IMAGE_WIDTHS[0]),
      ...size,
    })),
});
