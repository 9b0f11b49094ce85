import { fill } from '#src/kernel/text.ts';
import { Island } from '#src/platform/islands/island.tsx';
import KeyFigures, { type KeyFigure } from '#src/ui/public/islands/key-figures.tsx';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { Zone } from '../../zone.contract.ts';
import { RADIUS_KM, zoneFigures } from '../../zone.rules.ts';
import { ZONES_PAGE_TEXTS } from '../../zones-page.texts.ts';

const texts = ZONES_PAGE_TEXTS.figures;

function toFigures(zones: Zone[]): KeyFigure[] {
  const { zones: count, districts } = zoneFigures(zones);
  return [
    { label: texts.cities, value: count, unit: '', text: String(count) },
    { label: texts.districts, value: districts, unit: '+', text: `${districts}+` },
    { label: texts.emergency, value: 24, unit: 'h', text: '24h' },
    { label: fill(texts.coverage, { radius: RADIUS_KM }), value: 100, unit: '%', text: '100%' },
  ];
}

/** Shows four figures of the area. */
export function ZonesFigures({ zones }: { zones: Zone[] }) {
  return (
    <Section tone="ardoise" top="ridge" labelledBy="titre-chiffres">
      <Container>
        <SectionHeading id="titre-chiffres" title={texts.title} />
        <Island of={KeyFigures} props={{ figures: toFigures(zones) }} />
      </Container>
    </Section>
  );
}
