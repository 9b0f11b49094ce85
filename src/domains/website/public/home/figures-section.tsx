import { fillTexts } from '#src/kernel/placeholders.ts';
import { Island } from '#src/platform/islands/island.tsx';
import KeyFigures from '#src/ui/public/islands/key-figures.tsx';
import { toKeyFigures } from '#src/ui/public/key-figure.ts';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { HOME_TEXTS } from '../../home.texts.ts';
import type { PublicFrame } from '../../site.contract.ts';

const { title, lead, list } = HOME_TEXTS.figures;

/** Shows the key figures under a slate roof; nothing without one. */
export function FiguresSection({ facts }: PublicFrame) {
  const figures = toKeyFigures(fillTexts(list, facts));
  if (figures.length === 0) return null;
  return (
    <Section tone="ardoise" top="ridge" labelledBy="titre-chiffres">
      <Container>
        <SectionHeading id="titre-chiffres" title={title} lead={lead} />
        <Island of={KeyFigures} props={{ figures }} />
      </Container>
    </Section>
  );
}
