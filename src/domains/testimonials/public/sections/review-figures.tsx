import { Stars } from '#src/ui/public/stars.tsx';
import { REVIEWS_PAGE_TEXTS } from '../../reviews-page.texts.ts';
import type { TestimonialFigures } from '../../testimonial.contract.ts';
import { formatAverage } from '../../testimonial.views.ts';
import styles from './review-figures.module.css';

const texts = REVIEWS_PAGE_TEXTS.figures;

/** What the company says of the satisfaction that it declares. */
export interface SatisfactionWords {
  satisfaction: string;
  note: string;
}

interface ReviewFiguresProps {
  figures: TestimonialFigures;
  /** Declared satisfaction in per cent; empty without a promise. */
  satisfaction: string;
  words: SatisfactionWords;
}

/** Shows the number of reviews, their average, and the company's promises; nothing without any of them. */
export function ReviewFigures({ figures: { count, average }, satisfaction, words }: ReviewFiguresProps) {
  const view = formatAverage(average);
  const isSatisfactionKnown = satisfaction !== '' && words.satisfaction !== '';
  if (count === 0 && !isSatisfactionKnown) return null;
  return (
    <dl className={styles.figures}>
      {count > 0 && (
        <>
          <div>
            <dt>{texts.count}</dt>
            <dd>{count}</dd>
          </div>
          <div>
            <dt>{texts.average}</dt>
            <dd>
              {view}
              {average !== null && (
                <Stars onDark rating={average} label={texts.averageStars.replace('{average}', view)} />
              )}
            </dd>
          </div>
        </>
      )}
      {isSatisfactionKnown && (
        <div>
          <dt>{words.satisfaction}</dt>
          <dd>{`${satisfaction}%`}</dd>
          {words.note && <dd className={styles.note}>{words.note}</dd>}
        </div>
      )}
    </dl>
  );
}
