import type { PageMeta } from '#src/kernel/pagination.ts';
import { callApi, callPage, callPlain } from '#src/ui/http/api-client.ts';
import { getForm, isNewPicture, uploadForm } from '#src/ui/http/upload.ts';
import { ChangedItems, GalleryItem, type GalleryListQuery, GalleryStatistics } from './gallery.contract.ts';

export const GALLERY_ADMIN_PATH = '/admin/gallery';

export const fetchItems = (query: GalleryListQuery): Promise<{ items: GalleryItem[]; meta: PageMeta }> =>
  callPage(GALLERY_ADMIN_PATH, GalleryItem, { query });

export const fetchStatistics = (): Promise<GalleryStatistics> =>
  callApi(`${GALLERY_ADMIN_PATH}/statistics`, GalleryStatistics);

export const fetchItem = (id: number): Promise<GalleryItem> => callApi(`${GALLERY_ADMIN_PATH}/${id}`, GalleryItem);

/** Changes a work: sent as JSON, or as a form when it contains a picture. */
export function changeItem(id: number, fields: Record<string, unknown>): Promise<GalleryItem> {
  const path = `${GALLERY_ADMIN_PATH}/${id}`;
  if (Object.values(fields).some(isNewPicture)) {
    return uploadForm(path, GalleryItem, getForm(fields), { method: 'PUT' });
  }
  return callApi(path, GalleryItem, { method: 'PUT', body: fields });
}

interface Sending {
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Adds a work; its photos are sent as files. */
export const addItem = (fields: Record<string, unknown>, sending: Sending): Promise<GalleryItem> =>
  uploadForm(GALLERY_ADMIN_PATH, GalleryItem, getForm(fields), sending);

export const orderItems = (ids: number[]) =>
  callApi(`${GALLERY_ADMIN_PATH}/order`, ChangedItems, { method: 'PUT', body: { ids } });

export const deleteItem = (id: number): Promise<void> => callPlain(`${GALLERY_ADMIN_PATH}/${id}`, { method: 'DELETE' });
