import { TestimonialCard } from '#src/domains/testimonials/public/testimonial-card.tsx';
import type { Testimonial } from '#src/domains/testimonials/testimonial.contract.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { SERVICE_PAGE_TEXTS } from '../../service-page.texts.ts';
import styles from './cards-row.module.css';

const texts = SERVICE_PAGE_TEXTS.reviews;

/** Shows reviews; renders nothing if there are none. */
export function ServiceReviews({ reviews }: { reviews: Testimonial[] }) {
  if (reviews.length === 0) return null;
  return (
    <Section tone="sable" labelledBy="titre-avis" isFar>
      <Container reveal>
        <SectionHeading id="titre-avis" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
        <ul className={styles.cards}>
          {reviews.map((review) => (
            <li key={review.id}>
              <TestimonialCard testimonial={review} />
            </li>
          ))}
        </ul>
        <p className={styles.all}>
          <ButtonLink href="/avis" look="outline" size="large">
            {texts.all}
          </ButtonLink>
        </p>
      </Container>
    </Section>
  );
}
