import { listAddress } from '#src/ui/admin/list-address.ts';
import { TESTIMONIAL_SORT_KEYS } from '../../testimonial-admin.contract.ts';

export const ACTIVITIES = ['true', 'false'] as const;
export const RATINGS = ['5', '4', '3', '2', '1'] as const;

export const REVIEWS_ADDRESS = listAddress({
  sortKeys: TESTIMONIAL_SORT_KEYS,
  sort: { by: 'sort_order', order: 'asc' },
  filters: { active: ACTIVITIES, rating: RATINGS },
  descending: ['created_at', 'rating'],
});
export type ReviewsState = ReturnType<typeof REVIEWS_ADDRESS.toState>;

/** Returns whether all rows are shown in the order of the public site: only then neighbours can be swapped. */
export const isSiteOrder = (state: ReviewsState): boolean =>
  state.sort_by === 'sort_order' && state.sort_order === 'asc' && !REVIEWS_ADDRESS.isFiltered(state);
