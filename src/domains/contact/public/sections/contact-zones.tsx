import { MAP_TEXTS } from '#src/domains/places/zones/map.texts.ts';
import { ZoneMap } from '#src/domains/places/zones/public/zone-map.tsx';
import type { ZoneMap as ZoneMapData } from '#src/domains/places/zones/zone.contract.ts';
import { fill } from '#src/kernel/text.ts';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import { CONTACT_PAGE_TEXTS } from '../../contact-page.texts.ts';

const texts = CONTACT_PAGE_TEXTS.zones;

/** Shows the coverage map with its legend; the list beside it does not depend on the map. */
export function ContactZones({ map }: { map: ZoneMapData }) {
  return (
    <Section id="carte" tone="zinc" top="valley" labelledBy="titre-carte">
      <Container>
        <SectionHeading id="titre-carte" title={fill(texts.title, { count: map.zones.length })} lead={texts.lead} />
        <ZoneMap map={map} quoteHref="#devis">
          <h3>{MAP_TEXTS.fallbackTitle}</h3>
          <p>{map.words.summary}</p>
        </ZoneMap>
      </Container>
    </Section>
  );
}
