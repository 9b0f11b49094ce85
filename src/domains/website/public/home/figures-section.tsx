import { Island } from '#src/platform/islands/island.tsx';
import KeyFigures from '#src/ui/public/islands/key-figures.tsx';
import { toKeyFigures } from '#src/ui/public/key-figure.ts';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { SectionProps } from '../../section.views.ts';

/** Shows the key figures under a slate roof; nothing without one. */
export function FiguresSection({ content, suffix }: SectionProps<'figures'>) {
  const figures = toKeyFigures(content.figures.map(({ label, value }) => ({ label, text: value })));
  if (figures.length === 0) return null;
  const id = `titre-chiffres${suffix}`;
  return (
    <Section tone="ardoise" top="ridge" labelledBy={id} isFar="low">
      <Container>
        <SectionHeading id={id} title={content.title} lead={content.lead} />
        <Island of={KeyFigures} props={{ figures }} />
      </Container>
    </Section>
  );
}
