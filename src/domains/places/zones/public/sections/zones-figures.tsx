import { fill } from '#src/kernel/text.ts';
import { Island } from '#src/platform/islands/island.tsx';
import KeyFigures, { type KeyFigure } from '#src/ui/public/islands/key-figures.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { Zone } from '../../zone.contract.ts';
import { zoneFigures } from '../../zone.rules.ts';
import { ZONES_PAGE_TEXTS } from '../../zones-page.texts.ts';

const texts = ZONES_PAGE_TEXTS.figures;

function toFigures(zones: Zone[], radiusKm: number | null): KeyFigure[] {
  const { zones: count, districts } = zoneFigures(zones);
  const figures = [
    { label: texts.cities, value: count, unit: '', text: String(count) },
    { label: texts.districts, value: districts, unit: '+', text: `${districts}+` },
    { label: texts.emergency, value: 24, unit: 'h', text: '24h' },
    ...(radiusKm === null
      ? []
      : [{ label: fill(texts.coverage, { radius: radiusKm }), value: 100, unit: '%', text: '100%' }]),
  ];
  return figures.filter(({ value }) => value > 0);
}

/** Shows four figures of the area. */
export function ZonesFigures({ zones, radiusKm }: { zones: Zone[]; radiusKm: number | null }) {
  return (
    <Section tone="ardoise" top="ridge" labelledBy="titre-chiffres">
      <Container>
        <SectionHeading id="titre-chiffres" title={texts.title} />
        <Island of={KeyFigures} props={{ figures: toFigures(zones, radiusKm) }} />
      </Container>
    </Section>
  );
}
