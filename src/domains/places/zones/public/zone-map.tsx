import type { ReactNode } from 'react';
import { fill } from '#src/kernel/text.ts';
import { Island } from '#src/platform/islands/island.tsx';
import { MAP_TEXTS as texts } from '../map.texts.ts';
import { DETAILED_MAP_PATH, TRIP_PLANNER_PATH } from '../map.views.ts';
import { type Area, type MapLayout, ZONE_COLORS, type Zone, type ZoneMap as ZoneMapData } from '../zone.contract.ts';
import { circleWords } from '../zone.views.ts';
import { colorLabel } from './color-label.ts';
import DetailedMapOpener from './islands/detailed-map-opener.tsx';
import MapLights from './islands/map-lights.tsx';
import { LoupeSheet, RegionSheet } from './map-sheets.tsx';
import { MarkerSign } from './marker-shape.tsx';
import styles from './zone-map.module.css';
import { popupId, ZonePopup } from './zone-popup.tsx';

interface ZoneMapProps {
  map: Pick<ZoneMapData, 'zones' | 'area' | 'layout' | 'provider'>;
  /** URL of the quote request. */
  quoteHref: string;
  /** Heading of the list of towns. */
  children: ReactNode;
}

/** Drawn map with its detail map, legend, list and cards; works without JavaScript and without any other host. */
export function ZoneMap({ map: { zones, area, layout, provider }, quoteHref, children }: ZoneMapProps) {
  return (
    <div className={styles.map} data-zone-map>
      {layout && <Sheets zones={zones} area={area} layout={layout} />}
      <div className={styles.panel}>
        {children}
        <ZoneList zones={zones} />
        <p className={styles.elsewhere}>
          {texts.elsewhere} <a href={TRIP_PLANNER_PATH}>{texts.trip}</a>
        </p>
      </div>
      {layout && <Legend area={area} />}
      {layout && provider !== 'aucune' && (
        <Island
          of={DetailedMapOpener}
          props={{ provider, href: DETAILED_MAP_PATH }}
          when="idle"
          className={styles.detailed}
        />
      )}
      {zones.map((zone) => (
        <ZonePopup key={zone.slug} zone={zone} area={area} quoteHref={quoteHref} />
      ))}
      <Island of={MapLights} when="idle" />
    </div>
  );
}

function Sheets({ zones, area, layout }: { zones: Zone[]; area: Area; layout: MapLayout }) {
  const detailed = zones.filter(({ slug, isSeat }) => isSeat || layout.detailed.includes(slug));
  return (
    <div className={styles.sheets}>
      <RegionSheet zones={zones} area={area} layout={layout} />
      {layout.detail && <LoupeSheet zones={detailed} area={area} layout={layout} window={layout.detail} />}
    </div>
  );
}

/** List of all towns; opens the same cards as the markers. */
function ZoneList({ zones }: { zones: Zone[] }) {
  return (
    <ul className={styles.list} aria-label={fill(texts.list, { count: zones.length })}>
      {zones.map((zone) => (
        <li key={zone.slug}>
          <button type="button" className={styles.town} popoverTarget={popupId(zone)} data-zone={zone.slug}>
            <MarkerSign color={zone.color} />
            {zone.name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Colours without a radius: the seat and every other place. */
const PLAIN_COLORS = ['patine', 'terre'] as const;

function Legend({ area }: { area: Area }) {
  const { radiusKm } = area;
  return (
    <ul className={styles.legend} aria-label={texts.legend}>
      {(radiusKm === null ? PLAIN_COLORS : ZONE_COLORS).map((color) => (
        <li key={color}>
          <MarkerSign color={color} />
          {colorLabel(color, area)}
        </li>
      ))}
      {radiusKm !== null && (
        <li>
          <svg className={styles.dash} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M1 12h22" />
          </svg>
          {fill(texts.circle, { circle: circleWords(area) })}
        </li>
      )}
    </ul>
  );
}
