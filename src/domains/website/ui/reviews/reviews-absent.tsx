import { ButtonLink } from '#src/ui/public/button.tsx';
import { type ReviewSearch, reviewsAddress } from '../../review-search.rules.ts';
import { REVIEWS_PAGE_TEXTS } from '../../reviews-page.texts.ts';
import { Absent } from '../absent.tsx';

const texts = REVIEWS_PAGE_TEXTS.list;

/** Nobody has said anything yet. */
export function NoReviews() {
  return (
    <Absent icon="quote">
      <h2 id="titre-avis">{texts.none}</h2>
      <p>{texts.noneText}</p>
    </Absent>
  );
}

/** Nobody has said that. */
export function NothingFound() {
  return (
    <Absent icon="search">
      <h3>{texts.noneFound}</h3>
      <p>{texts.noneFoundText}</p>
    </Absent>
  );
}

/** What they said cannot be read now; the link asks for the same page again. */
export function UnreadReviews({ wanted }: { wanted: ReviewSearch }) {
  return (
    <Absent icon="alert">
      <h2 id="titre-avis">{texts.failed}</h2>
      <p>{texts.failedText}</p>
      <ButtonLink href={reviewsAddress(wanted)}>{texts.retry}</ButtonLink>
    </Absent>
  );
}
