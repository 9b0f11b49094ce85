import { fillTexts } from '#src/kernel/placeholders.ts';
import { Island } from '#src/platform/islands/island.tsx';
import KeyFigures from '#src/ui/public/islands/key-figures.tsx';
import { toKeyFigures } from '#src/ui/public/key-figure.ts';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { ABOUT_PAGE_TEXTS } from '../../about-page.texts.ts';
import type { PublicFrame } from '../../site.contract.ts';

const { title, list } = ABOUT_PAGE_TEXTS.figures;

/** Shows figures of the company; nothing without one. */
export function AboutFigures({ facts }: Pick<PublicFrame, 'facts'>) {
  const figures = toKeyFigures(fillTexts(list, facts));
  if (figures.length === 0) return null;
  return (
    <Section tone="ardoise" top="ridge" labelledBy="titre-chiffres">
      <Container>
        <SectionHeading id="titre-chiffres" title={title} />
        <Island of={KeyFigures} props={{ figures }} />
      </Container>
    </Section>
  );
}
