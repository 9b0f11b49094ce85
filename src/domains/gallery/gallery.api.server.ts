import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { listGallery } from './operations/list-gallery.server.ts';
import { readGalleryItem } from './operations/read-gallery-item.server.ts';

export const galleryApi: Endpoint[] = [
  endpoint('get', '/gallery', listGallery, { summary: 'Réalisations publiées' }),
  endpoint('get', '/gallery/{id}', readGalleryItem, { summary: 'Une réalisation' }),
];
