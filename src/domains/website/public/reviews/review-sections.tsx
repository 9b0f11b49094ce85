import { ReviewRules } from '#src/domains/testimonials/public/sections/review-rules.tsx';
import { ReviewsMain } from '#src/domains/testimonials/public/sections/reviews-main.tsx';
import { getReviewSearch } from '#src/domains/testimonials/review-search.views.ts';
import type { SectionProps } from '../../section.views.ts';

/** Figures, search and list of the reviews. */
function ReviewListSection({ content, records, query, frame }: SectionProps<'review-list'>) {
  return (
    <ReviewsMain
      reviews={records.reviews ?? null}
      wanted={getReviewSearch(new URLSearchParams(query))}
      profile={frame.profile}
      satisfaction={frame.facts.satisfaction}
      words={content}
    />
  );
}

const ReviewRulesSection = ({ content, suffix }: SectionProps<'review-rules'>) => (
  <ReviewRules words={content} suffix={suffix} />
);

/** Sections of the page of reviews alone. */
export const REVIEW_SECTIONS = { 'review-list': ReviewListSection, 'review-rules': ReviewRulesSection };
