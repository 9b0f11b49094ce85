import { DomainError } from '#src/kernel/errors.ts';
import type { Testimonial } from './testimonial.contract.ts';

/** Reviews on one page of the list. */
export const REVIEWS_PER_PAGE = 12;

/** Returns the average of the counts of one star, two, … five; null when there is none. */
export function averageRating(byRating: readonly number[]): number | null {
  const count = byRating.reduce((sum, some) => sum + some, 0);
  const stars = byRating.reduce((sum, some, place) => sum + some * (place + 1), 0);
  return count === 0 ? null : stars / count;
}

export const testimonialNotFound = (): DomainError => new DomainError('not-found', 'Témoignage non trouvé');

export type Direction = 'up' | 'down';

/** Gap between two positions, so that a review can be inserted between them. */
const SORT_STEP = 10;

/**
 * Returns the positions after one review was swapped with its neighbour, for all reviews in their order.
 * Only changed positions: reviews that shared a position get one each.
 */
export function placesAfter(
  reviews: readonly Pick<Testimonial, 'id' | 'sort_order'>[],
  id: number,
  direction: Direction,
): { id: number; sort_order: number }[] {
  const order = [...reviews];
  const from = order.findIndex((review) => review.id === id);
  const to = from + (direction === 'up' ? -1 : 1);
  const [moved, neighbour] = [order[from], order[to]];
  if (moved === undefined || neighbour === undefined) return [];
  order[from] = neighbour;
  order[to] = moved;
  return order
    .map((review, place) => ({ ...review, wanted: (place + 1) * SORT_STEP }))
    .filter(({ sort_order, wanted }) => sort_order !== wanted)
    .map((review) => ({ id: review.id, sort_order: review.wanted }));
}
