import type { z } from 'zod';
import { systemContext } from '#src/platform/operation.server.ts';
import { createGalleryItem } from './commands/create-gallery-item.server.ts';
import type { GalleryItem, NewGalleryItem } from './gallery.contract.ts';

/** A stored, published work. */
export const aGalleryItem = (options: Partial<z.input<typeof NewGalleryItem>> = {}): Promise<GalleryItem> =>
  createGalleryItem(systemContext('fixture'), {
    title: 'Faîtage repris au mortier de chaux',
    image: '/media/faitage-1200.webp',
    ...options,
  });
