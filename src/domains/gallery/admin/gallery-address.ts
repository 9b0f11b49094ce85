import { listAddress } from '#src/ui/admin/list-address.ts';
import { GALLERY_SORT_KEYS, GALLERY_STATUSES } from '../gallery.contract.ts';

export const GALLERY_ADDRESS = listAddress({
  sortKeys: GALLERY_SORT_KEYS,
  sort: { by: 'sort_order', order: 'asc' },
  filters: { category: null, status: GALLERY_STATUSES },
  descending: ['date', 'created_at', 'updated_at'],
});
export type GalleryState = ReturnType<typeof GALLERY_ADDRESS.toState>;
