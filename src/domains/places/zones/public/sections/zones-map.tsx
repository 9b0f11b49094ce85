import { fill } from '#src/kernel/text.ts';
import { Container, Section, SectionHeading } from '#src/ui/public/section.tsx';
import type { ZoneMap as ZoneMapData } from '../../zone.contract.ts';
import { zoneFigures } from '../../zone.rules.ts';
import { ZONES_PAGE_TEXTS } from '../../zones-page.texts.ts';
import { ZoneMap } from '../zone-map.tsx';

const texts = ZONES_PAGE_TEXTS.map;

/** Shows the map of the whole area. */
export function ZonesMap({ map }: { map: ZoneMapData }) {
  const { zones: count } = zoneFigures(map.zones);
  const title = map.area.seat === null ? texts.listAnywhere : texts.list;
  return (
    <Section tone="zinc" top="valley" labelledBy="titre-carte">
      <Container>
        <SectionHeading id="titre-carte" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
        <ZoneMap map={map} quoteHref="/contact#devis">
          <h3>{fill(title, { count })}</h3>
        </ZoneMap>
      </Container>
    </Section>
  );
}
