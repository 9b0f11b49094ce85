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
