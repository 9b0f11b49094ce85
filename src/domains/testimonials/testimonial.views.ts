import { parisDay } from '#src/kernel/dates.ts';
import { lazy } from '#src/kernel/lazy.ts';
import type { Testimonial } from './testimonial.contract.ts';

/** Fields that the form of a review shows and sends; the position is changed in the list. */
export type ReviewValues = Pick<
  Testimonial,
  'name' | 'location' | 'content' | 'rating' | 'experience_date' | 'is_verified' | 'is_active'
>;

export const getValues = (review: Testimonial): ReviewValues => ({
  name: review.name,
  location: review.location,
  content: review.content,
  rating: review.rating,
  experience_date: review.experience_date,
  is_verified: review.is_verified,
  is_active: review.is_active,
});

const oneDecimal = lazy(() => new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }));

/** Returns "4,9"; a dash while there are no reviews. */
export const formatAverage = (average: number | null): string =>
  average === null ? '–' : oneDecimal().format(average);

interface ExportTexts {
  columns: readonly string[];
  statuses: { active: string; inactive: string };
  yes: string;
  no: string;
}

/** Returns the lines of the export, the heading first; the import can read them. */
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
