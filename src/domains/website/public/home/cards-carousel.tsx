import type { ReactNode } from 'react';
import { Island } from '#src/platform/islands/island.tsx';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { Carousel } from '#src/ui/public/carousel.tsx';
import { Container, SectionHeading } from '#src/ui/public/section.tsx';
import CarouselControls from '../islands/carousel-controls.tsx';
import styles from './cards-carousel.module.css';

interface CardsCarouselProps {
  /** Id of the row; its title has the id `titre-{id}`. */
  id: string;
  texts: {
    eyebrow: string;
    title: string;
    lead: string;
    empty: string;
    /** Words of the link to all of them; without words there is none. */
    more?: string;
    carousel: { label: string; previous: string; next: string; pause: string; play: string };
  };
  cards: { key: string | number; card: ReactNode }[];
  /** Page with all of them, linked below the carousel. */
  all?: string;
  /** Replaces the sentence below the title when built-in cards are shown. */
  note?: string;
  withoutLinks?: boolean;
}

/** Carousel of cards with a title, or the sentence for an empty one. */
export function CardsCarousel({ id, texts, cards, all, note, withoutLinks = false }: CardsCarouselProps) {
  const { eyebrow, title, lead, empty, carousel } = texts;
  const heading = <SectionHeading id={`titre-${id}`} eyebrow={eyebrow} title={title} lead={note ?? lead} />;
  if (cards.length === 0) {
    return (
      <Container>
        {heading}
        <p className={styles.empty}>{empty}</p>
      </Container>
    );
  }
  const { label, ...controls } = carousel;
  return (
    <>
      <Carousel
        id={id}
        label={label}
        heading={heading}
        controls={<Island of={CarouselControls} props={{ row: id, texts: controls }} />}
        cards={cards}
        withoutLinks={withoutLinks}
      />
      {all && texts.more && (
        <Container>
          <ButtonLink href={all} look="outline">
            {texts.more}
          </ButtonLink>
        </Container>
      )}
    </>
  );
}
