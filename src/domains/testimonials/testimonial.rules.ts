import { parisDay } from '#src/kernel/dates.ts';
import { DomainError } from '#src/kernel/errors.ts';
import type { Testimonial } from './testimonial.contract.ts';

/** Reviews on one page of their list. */
export const REVIEWS_PER_PAGE = 12;

/** Of how many have one star, two, … five; null when there is none. */
export function averageRating(byRating: readonly number[]): number | null {
  const count = byRating.reduce((sum, some) => sum + some, 0);
  const stars = byRating.reduce((sum, some, place) => sum + some * (place + 1), 0);
  return count === 0 ? null : stars / count;
}

const oneDecimal = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "4,9"; a dash while nobody has said anything. */
export const formatAverage = (average: number | null): string => (average === null ? '–' : oneDecimal.format(average));

export const testimonialNotFound = (): DomainError => new DomainError('not-found', 'Témoignage non trouvé');

export type Direction = 'up' | 'down';

/** Room between two reviews for one of the owner's. */
const SORT_STEP = 10;

/**
 * Places after one review has changed with its neighbour, of all of them in their order.
 * Only those that differ: reviews that shared a place get one each.
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

interface ExportTexts {
  columns: readonly string[];
  statuses: { active: string; inactive: string };
  yes: string;
  no: string;
}

/** Lines of the export, the heading first; the import reads them back. */
export const exportLines = (reviews: readonly Testimonial[], texts: ExportTexts): string[][] => [
  [...texts.columns],
  ...reviews.map((review) => [
    review.name,
    review.location,
    review.content,
    String(review.rating),
    texts.statuses[review.is_active ? 'active' : 'inactive'],
    String(review.sort_order),
    review.experience_date,
    review.is_verified ? texts.yes : texts.no,
    parisDay(new Date(review.created_at)),
  ]),
];
