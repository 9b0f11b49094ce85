import { type Facts, fillTexts } from '#src/kernel/placeholders.ts';
import { Island } from '#src/platform/islands/island.tsx';
import KeyFigures from '#src/ui/public/islands/key-figures.tsx';
import { toKeyFigures } from '#src/ui/public/key-figure.ts';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { Zone } from '../../zone.contract.ts';
import { zoneFigures } from '../../zone.rules.ts';
import { ZONES_PAGE_TEXTS } from '../../zones-page.texts.ts';

const { title, list } = ZONES_PAGE_TEXTS.figures;

/** Shows up to four figures of the area. */
export function ZonesFigures({ zones, coverage, facts }: { zones: Zone[]; coverage: string; facts: Facts }) {
  const { zones: count, districts } = zoneFigures(zones);
  const known = { ...facts, coverage, count: count || '', districts: districts || '' };
  const figures = toKeyFigures(fillTexts(list, known));
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
