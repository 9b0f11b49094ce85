import { MAP_TEXTS } from '#src/domains/places/zones/map.texts.ts';
import { ZoneMap } from '#src/domains/places/zones/public/zone-map.tsx';
import type { ZoneMap as ZoneMapData } from '#src/domains/places/zones/zone.contract.ts';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';

interface ContactZonesProps {
  map: ZoneMapData;
  words: { title: string; lead: string };
  suffix: string;
}

/** Shows the coverage map with its legend; the list beside it does not depend on the map. */
export function ContactZones({ map, words: { title, lead }, suffix }: ContactZonesProps) {
  const id = `titre-carte${suffix}`;
  return (
    <Section id={`carte${suffix}`} tone="zinc" top="valley" labelledBy={id} isFar>
      <Container>
        <SectionHeading id={id} title={title} lead={lead} />
        <ZoneMap map={map} quoteHref="#devis">
          <h3>{MAP_TEXTS.fallbackTitle}</h3>
          <p>{map.words.summary}</p>
        </ZoneMap>
      </Container>
    </Section>
  );
}
