import type { Testimonial } from '#src/domains/testimonials/testimonial.contract.ts';
import { TestimonialCard } from '#src/domains/testimonials/ui/testimonial-card.tsx';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { CITY_PAGE_TEXTS } from '../../city-page.texts.ts';
import styles from './city-testimonials.module.css';

const texts = CITY_PAGE_TEXTS.testimonials;

/** Three customers of here, or of as near as possible. */
export function CityTestimonials({ title, testimonials }: { title: string; testimonials: Testimonial[] }) {
  return (
    <Section top="valley" labelledBy="titre-avis">
      <Container reveal>
        <SectionHeading id="titre-avis" eyebrow={texts.eyebrow} title={title} />
        {testimonials.length === 0 && <p>{texts.empty}</p>}
        <ul className={styles.list}>
          {testimonials.map((testimonial) => (
            <li key={testimonial.id}>
              <TestimonialCard testimonial={testimonial} />
            </li>
          ))}
        </ul>
        <p className={styles.all}>
          <ButtonLink href="/avis" look="quiet">
            {texts.all}
          </ButtonLink>
        </p>
      </Container>
    </Section>
  );
}
