import type { SiteProfile } from '#src/domains/settings/setting.contract.ts';
import { formatLongDate } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { getDeferral } from '#src/ui/public/deferral.ts';
import { isFiltered, REVIEWS_PATH, type ReviewSearch, reviewsAddress } from '../../review-search.views.ts';
import type { Reviews } from '../../reviews-page.contract.ts';
import { REVIEWS_PAGE_TEXTS } from '../../reviews-page.texts.ts';
import type { Testimonial } from '../../testimonial.contract.ts';
import { TestimonialCard } from '../testimonial-card.tsx';
import { SEARCH_ID } from './review-form.tsx';
import styles from './review-list.module.css';
import { NothingFound } from './reviews-absent.tsx';

const { list: texts, report } = REVIEWS_PAGE_TEXTS;
export const LIST_TITLE_ID = 'titre-avis';

interface ReviewListProps {
  title: string;
  found: NonNullable<Reviews>['found'];
  wanted: ReviewSearch;
  profile: SiteProfile;
}

/** Lists the reviews found; the parts marked `data-live` are updated by the search. */
export function ReviewList({ title, found: { items, meta }, wanted, profile }: ReviewListProps) {
  return (
    <div className={styles.list}>
      <div className={styles.heading}>
        <h2 id={LIST_TITLE_ID} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.count} role="status" data-live="count">
          {texts.found.replace('{count}', String(meta.total))}
        </p>
        <div data-live="clear">
          {isFiltered(wanted) && (
            <ButtonLink href={REVIEWS_PATH} look="quiet" icon="close" data-live-link={SEARCH_ID}>
              {texts.clear}
            </ButtonLink>
          )}
        </div>
        <p className={styles.order}>
          {texts.order} <a href="#regles">{texts.rulesLink}</a>
        </p>
      </div>
      <div data-live="list">
        {items.length === 0 ? (
          <NothingFound />
        ) : (
          <ul className={styles.cards}>
            {items.map((testimonial, place) => (
              <li key={testimonial.id} {...getDeferral(place)}>
                <TestimonialCard testimonial={testimonial} reportHref={reportAddress(testimonial, profile)} />
              </li>
            ))}
          </ul>
        )}
        {meta.last_page > 1 && <Pages wanted={wanted} last={meta.last_page} />}
      </div>
    </div>
  );
}

/** Returns a mailto link to the company that names the review; without an address, the contact page. */
function reportAddress({ name, created_at }: Testimonial, { email }: SiteProfile): string {
  if (email === '') return '/contact';
  const words = { name, date: formatLongDate(created_at) };
  const part = (text: string): string => encodeURIComponent(fill(text, words));
  return `mailto:${email}?subject=${part(report.subject)}&body=${part(report.body)}`;
}

function Pages({ wanted, last }: { wanted: ReviewSearch; last: number }) {
  const { page } = wanted;
  const link = (to: number, label: string) => (
    <ButtonLink href={reviewsAddress({ ...wanted, page: to })} look="outline" data-live-link={LIST_TITLE_ID}>
      {label}
    </ButtonLink>
  );
  return (
    <nav className={styles.pages} aria-label={texts.pages}>
      {page > 1 && link(page - 1, texts.previous)}
      <p>{fill(texts.position, { page, last })}</p>
      {page < last && link(page + 1, texts.next)}
    </nav>
  );
}
