import type { ReactNode } from 'react';
import type { MapProvider } from '#src/domains/settings/travel.contract.ts';
import { fill } from '#src/kernel/text.ts';
import { Island } from '#src/platform/islands/island.tsx';
import { MAP_TEXTS as texts } from '../map.texts.ts';
import { DETAILED_MAP_PATH, isUnderLoupe, TRIP_PLANNER_PATH } from '../map.views.ts';
import { ZONE_COLORS, type Zone } from '../zone.contract.ts';
import { RADIUS_KM } from '../zone.rules.ts';
import { colorLabel } from './color-label.ts';
import DetailedMapOpener from './islands/detailed-map-opener.tsx';
import MapLights from './islands/map-lights.tsx';
import { LoupeSheet, RegionSheet } from './map-sheets.tsx';
import { MarkerSign } from './marker-shape.tsx';
import styles from './zone-map.module.css';
import { popupId, ZonePopup } from './zone-popup.tsx';

interface ZoneMapProps {
  zones: Zone[];
  provider: MapProvider;
  /** URL of the quote request. */
  quoteHref: string;
  /** URLs of the town pages that exist, by slug. */
  pages: Partial<Record<string, string>>;
  /** Heading of the list of towns. */
  children: ReactNode;
}

/** Drawn map with its detail map, legend, list and cards; works without JavaScript and without any other host. */
export function ZoneMap({ zones, provider, quoteHref, pages, children }: ZoneMapProps) {
  return (
    <div className={styles.map} data-zone-map>
      <div className={styles.sheets}>
        <RegionSheet zones={zones} />
        <LoupeSheet zones={zones.filter((zone) => isUnderLoupe(zone) || zone.isSeat)} />
      </div>
      <div className={styles.panel}>
        {children}
        <ZoneList zones={zones} />
        <p className={styles.elsewhere}>
          {texts.elsewhere} <a href={TRIP_PLANNER_PATH}>{texts.trip}</a>
        </p>
      </div>
      <Legend />
      {provider !== 'aucune' && (
        <Island
          of={DetailedMapOpener}
          props={{ provider, href: DETAILED_MAP_PATH }}
          when="idle"
          className={styles.detailed}
        />
      )}
      {zones.map((zone) => (
        <ZonePopup key={zone.slug} zone={zone} quoteHref={quoteHref} pageHref={pages[zone.slug]} />
      ))}
      <Island of={MapLights} when="idle" />
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

function Legend() {
  return (
    <ul className={styles.legend} aria-label={texts.legend}>
      {ZONE_COLORS.map((color) => (
        <li key={color}>
          <MarkerSign color={color} />
          {colorLabel(color)}
        </li>
      ))}
      <li>
        <svg className={styles.dash} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M1 12h22" />
        </svg>
        {fill(texts.circle, { radius: RADIUS_KM })}
      </li>
    </ul>
  );
}
