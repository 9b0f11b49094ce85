import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { ZoneMap as ZoneMapData } from '../../zone.contract.ts';
import { ZoneMap } from '../zone-map.tsx';

interface ZonesMapProps {
  map: ZoneMapData;
  words: { eyebrow: string; title: string; lead: string; listTitle: string };
  suffix: string;
}

/** Shows the map of the whole area. */
export function ZonesMap({ map, words, suffix }: ZonesMapProps) {
  const id = `titre-carte${suffix}`;
  return (
    <Section tone="zinc" top="valley" labelledBy={id}>
      <Container>
        <SectionHeading id={id} eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
        <ZoneMap map={map} quoteHref="/contact#devis">
          {words.listTitle && <h3>{words.listTitle}</h3>}
        </ZoneMap>
      </Container>
    </Section>
  );
}
