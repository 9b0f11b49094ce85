import { formatLongDate } from '#src/kernel/dates.ts';
import { Card } from '#src/ui/public/card.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { Picture } from '#src/ui/public/picture.tsx';
import { Stars } from '#src/ui/public/stars.tsx';
import type { Testimonial } from '../testimonial.contract.ts';
import { TESTIMONIAL_CARD_TEXTS as texts } from '../testimonial-card.texts.ts';
import styles from './testimonial-card.module.css';

interface TestimonialCardProps {
  testimonial: Pick<
    Testimonial,
    'name' | 'location' | 'content' | 'rating' | 'image' | 'experience_date' | 'is_verified' | 'created_at'
  >;
  /** URL to report a doubtful review; only the page of the reviews shows the link. */
  reportHref?: string;
  /** In a carousel: long texts end in an ellipsis. */
  isShort?: boolean;
}

/** Customer review: stars, text, name and town, date of publication, kind of work. As wide as its container. */
export function TestimonialCard({ testimonial, reportHref, isShort = false }: TestimonialCardProps) {
  const { name, location, content, rating, image } = testimonial;
  return (
    <Card padded={false} element="article">
      <figure className={styles.card} data-short={isShort || undefined}>
        <Stars rating={rating} label={texts.rating.replace('{rating}', String(rating))} />
        <blockquote>
          <p>{content}</p>
        </blockquote>
        <figcaption>
          <div className={styles.author}>
            <span className={styles.face} aria-hidden="true">
              {image ? <Picture image={image} alt="" width={48} height={48} sizes="3rem" /> : name.charAt(0)}
            </span>
            <span className={styles.who}>
              <strong>{name}</strong>
              {location && <span>{location}</span>}
            </span>
          </div>
          <Origin {...testimonial} reportHref={reportHref} />
        </figcaption>
      </figure>
    </Card>
  );
}

/** Facts that the law requires beside a review: its date, the date of the work, whether it was checked. */
function Origin(
  review: Pick<Testimonial, 'name' | 'created_at' | 'experience_date' | 'is_verified'> & {
    reportHref: string | undefined;
  },
) {
  return (
    <div className={styles.origin}>
      <p>
        <Day label={texts.published} day={review.created_at} />
        {review.experience_date && <Day label={texts.experience} day={review.experience_date} />}
      </p>
      {review.is_verified && (
        <p className={styles.verified}>
          <Icon name="done" />
          {texts.verified}
        </p>
      )}
      {review.reportHref && (
        <a href={review.reportHref}>
          {texts.report} <span className="vh">{texts.toReport.replace('{name}', review.name)}</span>
        </a>
      )}
    </div>
  );
}

function Day({ label, day }: { label: string; day: string }) {
  return (
    <span>
      {label}{' '}
      <time dateTime={day} suppressHydrationWarning>
        {formatLongDate(day)}
      </time>
    </span>
  );
}
