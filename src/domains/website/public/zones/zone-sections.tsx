import { TownList } from '#src/domains/places/zones/public/sections/town-list.tsx';
import { ZonesMap } from '#src/domains/places/zones/public/sections/zones-map.tsx';
import type { SectionProps } from '../../section.views.ts';

/** Map of the served area; nothing without a place. */
function ZoneMapSection({ content, records, suffix }: SectionProps<'zone-map'>) {
  const { map } = records;
  return map && map.zones.length > 0 ? <ZonesMap map={map} words={content} suffix={suffix} /> : null;
}

/** Every served place with its districts; nothing without a place. */
function ZoneListSection({ content, records, suffix }: SectionProps<'zone-list'>) {
  const { map } = records;
  return map && map.zones.length > 0 ? <TownList zones={map.zones} words={content} suffix={suffix} /> : null;
}

/** Sections of the page of places alone. */
export const ZONE_SECTIONS = { 'zone-map': ZoneMapSection, 'zone-list': ZoneListSection };
