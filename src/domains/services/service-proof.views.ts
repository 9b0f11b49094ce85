import { isAbout } from './trade.rules.ts';

export const REVIEWS_SHOWN = 3;
export const WORKS_SHOWN = 3;
const BEST = 5;

/** Returns five-star reviews for this service's page: those that mention it first. */
export function toReviews<Review extends { rating: number; content: string }>(title: string, all: Review[]): Review[] {
  const best = all.filter(({ rating }) => rating === BEST);
  const about = best.filter(({ content }) => isAbout(title, content));
  return [...about, ...best.filter((review) => !about.includes(review))].slice(0, REVIEWS_SHOWN);
}

/** Returns finished works of this service only: those of its category first, then those that name it. */
export function toWorks<Work extends { title: string; category: string }>(title: string, all: Work[]): Work[] {
  const filed = all.filter(({ category }) => isAbout(title, category));
  const named = all.filter((work) => !filed.includes(work) && isAbout(title, work.title));
  return [...filed, ...named].slice(0, WORKS_SHOWN);
}
