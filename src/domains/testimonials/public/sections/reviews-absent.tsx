import { ButtonLink } from '#src/ui/public/button.tsx';
import { Absent } from '#src/ui/public/page/absent.tsx';
import { type ReviewSearch, reviewsAddress } from '../../review-search.views.ts';
import { REVIEWS_PAGE_TEXTS } from '../../reviews-page.texts.ts';

const texts = REVIEWS_PAGE_TEXTS.list;

/** Shown while there are no reviews. */
export function NoReviews({ text }: { text: string }) {
  return (
    <Absent icon="quote">
      <h2 id="titre-avis">{texts.none}</h2>
      {text && <p>{text}</p>}
    </Absent>
  );
}

/** Shown for an empty result. */
export function NothingFound() {
  return (
    <Absent icon="search">
      <h3>{texts.noneFound}</h3>
      <p>{texts.noneFoundText}</p>
    </Absent>
  );
}

/** Shown when the reviews cannot be read; the link requests the same page again. */
export function UnreadReviews({ wanted }: { wanted: ReviewSearch }) {
  return (
    <Absent icon="alert">
      <h2 id="titre-avis">{texts.failed}</h2>
      <p>{texts.failedText}</p>
      <ButtonLink href={reviewsAddress(wanted)}>{texts.retry}</ButtonLink>
    </Absent>
  );
}
