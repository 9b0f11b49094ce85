import { type Facts, fillPlaceholders } from '#src/kernel/placeholders.ts';
import { Stars } from '#src/ui/public/stars.tsx';
import { REVIEWS_PAGE_TEXTS } from '../../reviews-page.texts.ts';
import type { TestimonialFigures } from '../../testimonial.contract.ts';
import { formatAverage } from '../../testimonial.views.ts';
import styles from './review-figures.module.css';

const texts = REVIEWS_PAGE_TEXTS.figures;

/** Shows the number of reviews, their average, and the company's promises. */
export function ReviewFigures({ figures: { count, average }, facts }: { figures: TestimonialFigures; facts: Facts }) {
  const satisfaction = fillPlaceholders(texts.satisfaction, facts);
  const view = formatAverage(average);
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{texts.count}</dt>
        <dd>{count}</dd>
      </div>
      <div>
        <dt>{texts.average}</dt>
        <dd>
          {view}
          {average !== null && <Stars onDark rating={average} label={texts.averageStars.replace('{average}', view)} />}
        </dd>
      </div>
      {satisfaction && (
        <div>
          <dt>{texts.satisfactionLabel}</dt>
          <dd>{satisfaction}</dd>
          <dd className={styles.note}>{texts.satisfactionNote}</dd>
        </div>
      )}
    </dl>
  );
}
