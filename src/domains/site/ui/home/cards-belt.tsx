import type { ReactNode } from 'react';
import { Island } from '#src/platform/islands/island.tsx';
import { Belt } from '#src/ui/public/belt.tsx';
import { Container, SectionHeading } from '#src/ui/public/section.tsx';
import BeltControls from '../islands/belt-controls.tsx';

interface CardsBeltProps {
  /** Of the row; its title is `titre-{id}`. */
  id: string;
  texts: {
    eyebrow: string;
    title: string;
    lead: string;
    empty: string;
    carousel: { label: string; previous: string; next: string; pause: string; play: string };
  };
  cards: { key: string | number; card: ReactNode }[];
  /** Under the title: what could not be read. */
  note?: ReactNode;
}

/** A title and its cards passing by, or the sentence that there are none. */
export function CardsBelt({ id, texts, cards, note }: CardsBeltProps) {
  const { eyebrow, title, lead, empty, carousel } = texts;
  const heading = <SectionHeading id={`titre-${id}`} eyebrow={eyebrow} title={title} lead={lead} />;
  if (cards.length === 0) {
    return (
      <Container>
        {heading}
        {note ?? <p>{empty}</p>}
      </Container>
    );
  }
  const { label, ...controls } = carousel;
  return (
    <Belt
      id={id}
      label={label}
      heading={heading}
      controls={<Island of={BeltControls} props={{ row: id, texts: controls }} />}
      cards={cards}
    />
  );
}
