import { TestimonialCard } from '#src/domains/testimonials/public/testimonial-card.tsx';
import { Section } from '#src/ui/public/section.tsx';
import { HOME_FALLBACK_TEXTS } from '../../home-fallback.texts.ts';
import type { SectionProps } from '../../section.views.ts';
import { SECTION_LABELS } from '../../section-labels.texts.ts';
import { CardsCarousel } from './cards-carousel.tsx';
import { TipCard } from './tip-card.tsx';

const fallback = HOME_FALLBACK_TEXTS.testimonials;

/** Shows testimonials; if they cannot be read, advice on judging a company, because praise is never invented. */
export function TestimonialsSection({ content, records, suffix }: SectionProps<'reviews'>) {
  const texts = { ...content, ...SECTION_LABELS.reviews };
  return (
    <Section id={`avis${suffix}`} tone="zinc" top="valley" isFar>
      {records.testimonials ? (
        <CardsCarousel
          id={`avis-clients${suffix}`}
          texts={texts}
          all="/avis"
          withoutLinks
          cards={records.testimonials.map((testimonial) => ({
            key: testimonial.id,
            card: <TestimonialCard testimonial={testimonial} isShort />,
          }))}
        />
      ) : (
        <CardsCarousel
          id={`avis-clients${suffix}`}
          texts={texts}
          note={fallback.note}
          withoutLinks
          cards={fallback.list.map((tip) => ({ key: tip.title, card: <TipCard {...tip} /> }))}
        />
      )}
    </Section>
  );
}
