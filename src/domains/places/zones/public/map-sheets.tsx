import { fill } from '#src/kernel/text.ts';
import { MAP_TEXTS as texts } from '../map.texts.ts';
import {
  DEPARTMENT_LABELS,
  isUnderLoupe,
  LOUPE,
  placeIn,
  REGION,
  ringIn,
  SHEET_WIDTH,
  sheetHeight,
} from '../map.views.ts';
import type { Zone } from '../zone.contract.ts';
import { DEPARTMENTS, NEAR_KM, RADIUS_KM } from '../zone.rules.ts';
import styles from './map-sheets.module.css';
import { Landmark, ZoneDot, ZoneMarker } from './zone-marker.tsx';

const percent = (value: number): string => `${value.toFixed(2)}%`;

function Ring({ radiusKm, isOuter = false }: { radiusKm: number; isOuter?: boolean }) {
  const { x, y, rx, ry } = ringIn(REGION, radiusKm);
  return (
    <ellipse
      className={styles.ring}
      data-outer={isOuter ? '' : undefined}
      cx={percent(x)}
      cy={percent(y)}
      rx={percent(rx)}
      ry={percent(ry)}
    />
  );
}

/** Frame on the region map around the area of the detail map, with the lines that lead to it. */
function LoupeFrame() {
  const from = placeIn(REGION, { lat: LOUPE.north, lng: LOUPE.west });
  const to = placeIn(REGION, { lat: LOUPE.south, lng: LOUPE.east });
  return (
    <g className={styles.frame}>
      <line x1={percent(from.x)} y1={percent(from.y)} x2="20%" y2="70%" />
      <line x1={percent(from.x)} y1={percent(to.y)} x2="20%" y2="97%" />
      <rect
        x={percent(from.x)}
        y={percent(from.y)}
        width={percent(to.x - from.x)}
        height={percent(to.y - from.y)}
        rx="3"
      />
    </g>
  );
}

/** Names of the served departments, below all other layers. */
function DepartmentNames() {
  return (
    <svg className={styles.departments} aria-hidden="true">
      {Object.entries(DEPARTMENT_LABELS).map(([code, coordinates]) => {
        const { x, y } = placeIn(REGION, coordinates);
        return (
          <text key={code} x={percent(x)} y={percent(y)}>
            {DEPARTMENTS[code as keyof typeof DEPARTMENTS]}
          </text>
        );
      })}
    </svg>
  );
}

/** Map of the circle and everything in it. */
export function RegionSheet({ zones }: { zones: Zone[] }) {
  const [near, apart] = [zones.filter(isUnderLoupe), zones.filter((zone) => !isUnderLoupe(zone))];
  return (
    <figure className={styles.sheet} aria-label={fill(texts.label, { count: zones.length })}>
      <img src="/carte/region.svg" width={SHEET_WIDTH} height={sheetHeight(REGION)} alt="" loading="lazy" />
      <svg className={styles.layer} role="none">
        <DepartmentNames />
        <Ring radiusKm={RADIUS_KM} isOuter />
        <Ring radiusKm={NEAR_KM} />
        <LoupeFrame />
        {near.map((zone) => (
          <ZoneDot key={zone.slug} zone={zone} window={REGION} />
        ))}
        {apart.map((zone) => (
          <ZoneMarker key={zone.slug} zone={zone} window={REGION} />
        ))}
      </svg>
      <p className={styles.credit}>
        <a href={texts.creditHref} rel="noopener noreferrer">
          {texts.credit}
        </a>
      </p>
    </figure>
  );
}

/** Detail map of the surroundings of the seat. */
export function LoupeSheet({ zones }: { zones: Zone[] }) {
  return (
    <figure className={styles.loupe}>
      <figcaption className={styles.title}>{texts.loupe}</figcaption>
      <div className={styles.sheet}>
        <img src="/carte/loupe.svg" width={SHEET_WIDTH} height={sheetHeight(LOUPE)} alt="" loading="lazy" />
        <svg className={styles.layer} role="none">
          {zones.map((zone) =>
            zone.isSeat ? (
              <Landmark key={zone.slug} zone={zone} window={LOUPE} />
            ) : (
              <ZoneMarker key={zone.slug} zone={zone} window={LOUPE} />
            ),
          )}
        </svg>
      </div>
    </figure>
  );
}
