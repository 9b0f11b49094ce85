import { DomainError } from '#src/kernel/errors.ts';

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
