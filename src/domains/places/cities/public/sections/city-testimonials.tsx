import { GalleryCard } from '#src/domains/gallery/public/gallery-card.tsx';
import { TestimonialCard } from '#src/domains/testimonials/public/testimonial-card.tsx';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { CITY_PAGE_TEXTS } from '../../city-page.texts.ts';
import type { CityPage } from '../city-page.contract.ts';
import styles from './city-testimonials.module.css';

const texts = CITY_PAGE_TEXTS.testimonials;

interface CityTestimonialsProps extends Pick<CityPage, 'testimonials' | 'works'> {
  title: string;
  /** Replaces a picture that fails to load. */
  fallback: string;
}

/** Shows three testimonials from the city or as near as possible, and two works. */
export function CityTestimonials({ title, testimonials, works, fallback }: CityTestimonialsProps) {
  return (
    <Section top="valley" labelledBy="titre-avis" isFar>
      <Container reveal>
        <SectionHeading id="titre-avis" eyebrow={texts.eyebrow} title={title || texts.title} />
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
        {works.length > 0 && <Works works={works} fallback={fallback} />}
      </Container>
    </Section>
  );
}

function Works({ works, fallback }: Pick<CityTestimonialsProps, 'works' | 'fallback'>) {
  return (
    <section className={styles.works} aria-labelledby="titre-travaux">
      <h2 id="titre-travaux">{texts.works}</h2>
      <ul className={styles.pairs}>
        {works.map((work) => (
          <li key={work.id}>
            <GalleryCard item={work} fallback={fallback} sizes="(min-width: 48rem) 36rem, 50vw" />
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <ButtonLink href="/realisations" look="quiet">
          {texts.allWorks}
        </ButtonLink>
      </p>
    </section>
  );
}
