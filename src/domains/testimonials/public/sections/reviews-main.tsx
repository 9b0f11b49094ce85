import type { SiteProfile } from '#src/domains/settings/setting.contract.ts';
import { Island } from '#src/platform/islands/island.tsx';
import { Container, Section } from '#src/ui/public/section.tsx';
import type { ReviewSearch } from '../../review-search.views.ts';
import type { Reviews } from '../../reviews-page.contract.ts';
import LiveResults from '../islands/live-results.tsx';
import { ReviewFigures, type SatisfactionWords } from './review-figures.tsx';
import { REVIEW_FORM_ID, ReviewForm } from './review-form.tsx';
import { ReviewList } from './review-list.tsx';
import { NoReviews, UnreadReviews } from './reviews-absent.tsx';
import styles from './reviews-main.module.css';

interface ReviewsMainProps {
  reviews: Reviews;
  wanted: ReviewSearch;
  profile: SiteProfile;
  satisfaction: string;
  words: SatisfactionWords & { title: string; none: string };
}

/** Shows figures, search and reviews, or why there are none. */
export function ReviewsMain({ reviews, ...view }: ReviewsMainProps) {
  return (
    <Section tone="sable" top="valley" labelledBy="titre-avis">
      <Container>
        {reviews ? <StoredReviews {...reviews} {...view} /> : <UnreadReviews wanted={view.wanted} />}
      </Container>
    </Section>
  );
}

type StoredReviewsProps = NonNullable<Reviews> & Omit<ReviewsMainProps, 'reviews'>;

function StoredReviews({ figures, found, wanted, profile, satisfaction, words }: StoredReviewsProps) {
  return (
    <>
      <ReviewFigures figures={figures} satisfaction={satisfaction} words={words} />
      {figures.count === 0 ? (
        <NoReviews text={words.none} />
      ) : (
        <div className={styles.columns}>
          <ReviewForm wanted={wanted} figures={figures} />
          <ReviewList title={words.title} found={found} wanted={wanted} profile={profile} />
          <Island of={LiveResults} props={{ form: REVIEW_FORM_ID }} when="idle" />
        </div>
      )}
    </>
  );
}
