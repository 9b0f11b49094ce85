import { z } from 'zod';
import { DomainError } from '#src/kernel/errors.ts';
import { query } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import {
  GalleryCategoryQuery,
  GalleryFilter,
  GalleryItem,
  GalleryItemId,
  GalleryList,
  GalleryListQuery,
  GalleryPage,
  GalleryStatistics,
} from './gallery.contract.ts';
import { listPublishedItems } from './gallery.internal.server.ts';
import { itemNotFound } from './gallery.rules.ts';
import {
  countItems,
  selectItem,
  selectItemIds,
  selectItems,
  selectItemsByIds,
  selectPublishedItem,
} from './gallery.store.server.ts';

/** Counts published and unpublished works, and lists the categories. */
export const countGallery = query({
  allow: 'content:read',
  input: z.object({}),
  output: GalleryStatistics,
  run: countItems,
});

/** Returns every work that matches the list's search and filters, for an export. */
export const exportGallery = query({
  allow: 'content:read',
  input: GalleryListQuery,
  output: rowPagesSchema(GalleryItem),
  run: async (asked) => rowPages(await selectItemIds(asked), selectItemsByIds),
});

/** Returns every work of one category, drafts included. */
export const listGalleryCategory = query({
  allow: 'content:read',
  input: GalleryCategoryQuery,
  output: GalleryPage,
  run: selectItems,
});

/** Returns every work, drafts included, in the site's order by default. */
export const listGalleryItems = query({
  allow: 'content:read',
  input: GalleryListQuery,
  output: GalleryPage,
  run: selectItems,
});

/** Returns published works in the owner's order, then newest work first. */
export const listGallery = query({
  allow: 'anyone',
  input: GalleryFilter,
  output: GalleryList,
  run: listPublishedItems,
});

/** Returns one published work. */
export const readGalleryItem = query({
  allow: 'anyone',
  input: GalleryItemId,
  output: GalleryItem,
  run: async ({ id }) => {
    const item = await selectPublishedItem(id);
    if (item === undefined) throw new DomainError('not-found', 'Réalisation non trouvée');
    return item;
  },
});

/** Returns one work, published or not. */
export const readStoredItem = query({
  allow: 'content:read',
  input: GalleryItemId,
  output: GalleryItem,
  run: async ({ id }) => {
    const item = await selectItem(id);
    if (item === undefined) throw itemNotFound();
    return item;
  },
});
