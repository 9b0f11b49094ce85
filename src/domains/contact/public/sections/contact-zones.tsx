import { TOWN_PAGES } from '#src/domains/places/cities/city.rules.ts';
import { MAP_TEXTS } from '#src/domains/places/zones/map.texts.ts';
import { ZoneMap } from '#src/domains/places/zones/public/zone-map.tsx';
import type { Zone } from '#src/domains/places/zones/zone.contract.ts';
import type { MapProvider } from '#src/domains/settings/travel.contract.ts';
import { fill } from '#src/kernel/text.ts';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { CONTACT_PAGE_TEXTS } from '../../contact-page.texts.ts';

const texts = CONTACT_PAGE_TEXTS.zones;

/** Shows the coverage map with its legend; the list beside it does not depend on the map. */
export function ContactZones({ zones, provider }: { zones: Zone[]; provider: MapProvider }) {
  return (
    <Section id="carte" tone="zinc" top="valley" labelledBy="titre-carte">
      <Container>
        <SectionHeading id="titre-carte" title={fill(texts.title, { count: zones.length })} lead={texts.lead} />
        <ZoneMap zones={zones} provider={provider} quoteHref="#devis" pages={TOWN_PAGES}>
          <h3>{MAP_TEXTS.fallbackTitle}</h3>
          <p>{MAP_TEXTS.fallbackText}</p>
        </ZoneMap>
      </Container>
    </Section>
  );
}
