import { fill } from '#src/kernel/text.ts';
import { STARS } from '../testimonial.contract.ts';
import { TESTIMONIAL_ADMIN_TEXTS as TEXTS } from '../testimonial-admin.texts.ts';
import classes from './reviews.module.css';

/** Read-only rating. */
export function ReviewStars({ rating }: { rating: number }) {
  return (
    <span role="img" className={classes.stars} aria-label={fill(TEXTS.rating, { rating })}>
      {'★'.repeat(rating)}
      {'☆'.repeat(STARS - rating)}
    </span>
  );
}
