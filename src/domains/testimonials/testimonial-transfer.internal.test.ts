import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { NewTestimonial } from './testimonial.contract.ts';
import { listAllReviews, putReview } from './testimonial-transfer.internal.server.ts';

useDatabase();

const DAY = '2020-05-01T08:00:00.000Z';
const toReview = (fields: object) => NewTestimonial.parse({ name: 'Odile', content: 'Merci.', ...fields });

describe('putReview', () => {
  it('adds a review with its day, then replaces the one with its name and words', async () => {
    await putReview(toReview({ created_at: DAY, rating: 4 }));
    await putReview(toReview({ content: ' merci. ', rating: 5 }));
    await putReview(toReview({ content: 'Très bien.' }));
    const reviews = await listAllReviews();
    expect(reviews.map(({ rating }) => rating)).toEqual([5, 5]);
    expect(reviews[0]?.created_at).toBe(DAY);
  });
});
