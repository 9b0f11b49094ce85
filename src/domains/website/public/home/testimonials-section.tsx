import { TestimonialCard } from '#src/domains/testimonials/public/testimonial-card.tsx';
import type { Testimonial } from '#src/domains/testimonials/testimonial.contract.ts';
import { type Facts, fillTexts } from '#src/kernel/placeholders.ts';
import { Section } from '#src/ui/public/section.tsx';
import { HOME_TEXTS } from '../../home.texts.ts';
import { HOME_FALLBACK_TEXTS } from '../../home-fallback.texts.ts';
import { CardsCarousel } from './cards-carousel.tsx';
import { TipCard } from './tip-card.tsx';

const texts = HOME_TEXTS.testimonials;
const fallback = HOME_FALLBACK_TEXTS.testimonials;

/** Shows testimonials; if they cannot be read, advice on judging a company, because praise is never invented. */
export function TestimonialsSection({ testimonials, facts }: { testimonials: Testimonial[] | null; facts: Facts }) {
  const tips = fillTexts(fallback.list, facts);
  return (
    <Section id="avis" tone="zinc" top="valley" isFar>
      {testimonials ? (
        <CardsCarousel
          id="avis-clients"
          texts={texts}
          all="/avis"
          withoutLinks
          cards={testimonials.map((testimonial) => ({
            key: testimonial.id,
            card: <TestimonialCard testimonial={testimonial} isShort />,
          }))}
        />
      ) : (
        <CardsCarousel
          id="avis-clients"
          texts={texts}
          note={fallback.note}
          withoutLinks
          cards={tips.map((tip) => ({ key: tip.title, card: <TipCard {...tip} /> }))}
        />
      )}
    </Section>
  );
}
