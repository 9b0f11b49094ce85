import { SEARCH_MAX } from '#src/kernel/fields.ts';
import { Button } from '#src/ui/public/button.tsx';
import { Field } from '#src/ui/public/field.tsx';
import { REVIEWS_PATH, type ReviewSearch } from '../../review-search.views.ts';
import { REVIEWS_PAGE_TEXTS } from '../../reviews-page.texts.ts';
import type { TestimonialFigures } from '../../testimonial.contract.ts';
import styles from './review-form.module.css';

const texts = REVIEWS_PAGE_TEXTS.form;
/** Star ratings, best first. */
const STARS = [5, 4, 3, 2, 1];

export const SEARCH_ID = 'avis-recherche';

export const REVIEW_FORM_ID = 'recherche-avis';

interface ReviewFormProps {
  wanted: ReviewSearch;
  figures: TestimonialFigures;
}

/** Searches reviews by text and stars; works without script, and updates at once with it. */
export function ReviewForm({ wanted, figures }: ReviewFormProps) {
  return (
    <search className={styles.panel}>
      <form id={REVIEW_FORM_ID} className={styles.form} action={REVIEWS_PATH} method="get">
        <h2>{texts.title}</h2>
        <Field id={SEARCH_ID} label={texts.search}>
          <input
            id={SEARCH_ID}
            type="search"
            name="q"
            defaultValue={wanted.search}
            maxLength={SEARCH_MAX}
            autoComplete="off"
            enterKeyHint="search"
          />
        </Field>
        <fieldset>
          <legend>{texts.rating}</legend>
          <div className={styles.ratings}>
            <Rating label={texts.all} stars={undefined} part={figures.count} wanted={wanted} figures={figures} />
            {STARS.map((stars) => (
              <Rating
                key={stars}
                label={stars === 1 ? texts.star : texts.stars.replace('{count}', String(stars))}
                stars={stars}
                part={figures.by_rating[stars - 1] ?? 0}
                wanted={wanted}
                figures={figures}
              />
            ))}
          </div>
        </fieldset>
        <Button type="submit" look="outline" icon="search">
          {texts.submit}
        </Button>
      </form>
    </search>
  );
}

interface RatingProps extends ReviewFormProps {
  label: string;
  /** Undefined for all ratings. */
  stars: number | undefined;
  /** Number of reviews with this rating. */
  part: number;
}

function Rating({ label, stars, part, wanted, figures }: RatingProps) {
  return (
    <label className={styles.rating}>
      <input type="radio" name="note" value={stars ?? ''} defaultChecked={wanted.rating === stars} />
      <span>{label}</span>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect width="100" height="6" />
        <rect className={styles.part} width={(100 * part) / figures.count} height="6" />
      </svg>
      <span className={styles.count}>
        <span aria-hidden="true">{part}</span>
        <span className="vh">{texts.reviews.replace('{count}', String(part))}</span>
      </span>
    </label>
  );
}
