import type { z } from 'zod';
import { PICTURE_FORM_LIMIT_BYTES, PICTURE_LIMIT_BYTES } from '#src/domains/media/picture.contract.ts';
import { type ApiRequest, type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { readFields } from '#src/platform/http/form-fields.server.ts';
import { listExport } from '#src/platform/http/list-export.server.ts';
import { changeGalleryItem } from './commands/change-gallery-item.server.ts';
import { createGalleryItem } from './commands/create-gallery-item.server.ts';
import { orderGallery } from './commands/order-gallery.server.ts';
import { removeGalleryItem } from './commands/remove-gallery-item.server.ts';
import type { GalleryChange, NewGalleryItem } from './gallery.contract.ts';
import {
  countGallery,
  exportGallery,
  listGallery,
  listGalleryCategory,
  listGalleryItems,
  readGalleryItem,
  readStoredItem,
} from './gallery.queries.server.ts';
import { exportLines } from './gallery.views.ts';
import { GALLERY_EXPORT_TEXTS } from './gallery-screen.texts.ts';

const BODY = { json: PICTURE_LIMIT_BYTES, multipart: PICTURE_FORM_LIMIT_BYTES };

const readNew = async ({ req }: ApiRequest) => (await readFields(req.raw)) as z.input<typeof NewGalleryItem>;

const readChange = async ({ req }: ApiRequest) =>
  ({ ...(await readFields(req.raw)), id: req.param('id') }) as z.input<typeof GalleryChange>;

export const galleryApi: Endpoint[] = [
  endpoint('get', '/gallery', listGallery, { summary: 'Réalisations publiées', isCached: true }),
  endpoint('get', '/gallery/{id}', readGalleryItem, { summary: 'Une réalisation' }),
  endpoint('get', '/admin/gallery', listGalleryItems, { summary: 'Toutes les réalisations' }),
  endpoint('get', '/admin/gallery/statistics', countGallery, { summary: 'Nombre de réalisations' }),
  listExport('/admin/gallery/export', exportGallery, {
    summary: 'Réalisations en fichier CSV ou Excel',
    name: 'realisations',
    toLines: (rows) => exportLines(rows, GALLERY_EXPORT_TEXTS),
  }),
  endpoint('get', '/admin/gallery/category/{category}', listGalleryCategory, {
    summary: 'Réalisations d’une catégorie',
  }),
  endpoint('put', '/admin/gallery/order', orderGallery, { summary: 'Ranger des réalisations' }),
  endpoint('post', '/admin/gallery', createGalleryItem, {
    summary: 'Ajouter une réalisation',
    status: 201,
    body: BODY,
    read: readNew,
  }),
  endpoint('get', '/admin/gallery/{id}', readStoredItem, { summary: 'Une réalisation, publiée ou non' }),
  endpoint('put', '/admin/gallery/{id}', changeGalleryItem, {
    summary: 'Modifier une réalisation',
    body: BODY,
    read: readChange,
  }),
  endpoint('delete', '/admin/gallery/{id}', removeGalleryItem, { summary: 'Supprimer une réalisation' }),
];
