import { TOWN_PAGES } from '#src/domains/places/cities/city.rules.ts';
import type { MapProvider } from '#src/domains/settings/travel.contract.ts';
import { fill } from '#src/kernel/text.ts';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { Zone } from '../../zone.contract.ts';
import { zoneFigures } from '../../zone.rules.ts';
import { ZONES_PAGE_TEXTS } from '../../zones-page.texts.ts';
import { ZoneMap } from '../zone-map.tsx';

const texts = ZONES_PAGE_TEXTS.map;

/** Shows the map of the whole service radius. */
export function ZonesMap({ zones, provider }: { zones: Zone[]; provider: MapProvider }) {
  return (
    <Section tone="zinc" top="valley" labelledBy="titre-carte">
      <Container>
        <SectionHeading id="titre-carte" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
        <ZoneMap zones={zones} provider={provider} quoteHref="/contact#devis" pages={TOWN_PAGES}>
          <h3>{fill(texts.list, { count: zoneFigures(zones).zones })}</h3>
        </ZoneMap>
      </Container>
    </Section>
  );
}
