import { ofTown } from '#src/kernel/french-towns.ts';
import { fill } from '#src/kernel/text.ts';
import { MAP_TEXTS as texts } from '../map.texts.ts';
import { getGrounds, placeIn, ringIn, SHEET_WIDTH, sheetHeight } from '../map.views.ts';
import type { Area, Coordinates, MapLayout, MapWindow, Zone } from '../zone.contract.ts';
import { nearKm } from '../zone.rules.ts';
import styles from './map-sheets.module.css';
import { Landmark, ZoneDot, ZoneMarker } from './zone-marker.tsx';

const percent = (value: number): string => `${value.toFixed(2)}%`;

interface RingProps {
  window: MapWindow;
  centre: Coordinates;
  radiusKm: number;
  isOuter?: boolean;
}

function Ring({ window, centre, radiusKm, isOuter = false }: RingProps) {
  const { x, y, rx, ry } = ringIn(window, { centre, radiusKm });
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

/** Frame on the region map around the area of the detail map, with the lines that lead to its corner. */
function LoupeFrame({ layout: { region, isDetailInCorner }, detail }: { layout: MapLayout; detail: MapWindow }) {
  const from = placeIn(region, { lat: detail.north, lng: detail.west });
  const to = placeIn(region, { lat: detail.south, lng: detail.east });
  return (
    <g className={styles.frame}>
      {isDetailInCorner && (
        <>
          <line x1={percent(from.x)} y1={percent(from.y)} x2="20%" y2="70%" />
          <line x1={percent(from.x)} y1={percent(to.y)} x2="20%" y2="97%" />
        </>
      )}
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
function DepartmentNames({ region, departments }: MapLayout) {
  return (
    <svg className={styles.departments} aria-hidden="true">
      {Object.entries(departments).map(([code, { name, at }]) => {
        if (at === null) return null;
        const { x, y } = placeIn(region, at);
        return (
          <text key={code} x={percent(x)} y={percent(y)}>
            {name}
          </text>
        );
      })}
    </svg>
  );
}

interface RegionSheetProps {
  zones: Zone[];
  area: Area;
  layout: MapLayout;
}

/** Map of the circle and everything in it. */
export function RegionSheet({ zones, area, layout }: RegionSheetProps) {
  const { centre, radiusKm } = area;
  const { region, detail } = layout;
  const isNear = ({ slug }: Zone): boolean => layout.detailed.includes(slug);
  const [near, apart] = [zones.filter(isNear), zones.filter((zone) => !isNear(zone))];
  return (
    <figure className={styles.sheet} aria-label={fill(texts.label, { count: zones.length })}>
      <img src="/carte/region.svg" width={SHEET_WIDTH} height={sheetHeight(region)} alt="" loading="lazy" />
      <svg className={styles.layer} role="none">
        <DepartmentNames {...layout} />
        {centre !== null && radiusKm !== null && (
          <>
            <Ring window={region} centre={centre} radiusKm={radiusKm} isOuter />
            <Ring window={region} centre={centre} radiusKm={nearKm(radiusKm)} />
          </>
        )}
        {detail && <LoupeFrame layout={layout} detail={detail} />}
        {near.map((zone) => (
          <ZoneDot key={zone.slug} zone={zone} window={region} />
        ))}
        {apart.map((zone) => (
          <ZoneMarker key={zone.slug} zone={zone} window={region} layout={layout} area={area} />
        ))}
      </svg>
      <p className={styles.credit}>
        {getGrounds(region).map((ground) => (
          <a key={ground} href={texts.credits[ground].href} rel="noopener noreferrer">
            {texts.credits[ground].label}
          </a>
        ))}
      </p>
    </figure>
  );
}

interface LoupeSheetProps {
  zones: Zone[];
  area: Area;
  layout: MapLayout;
  window: MapWindow;
}

/** Detail map of the surroundings of the seat. */
export function LoupeSheet({ zones, area, layout, window }: LoupeSheetProps) {
  const { seat } = area;
  return (
    <figure className={styles.loupe} data-apart={layout.isDetailInCorner ? undefined : ''}>
      <figcaption className={styles.title}>{fill(texts.loupe, { of_seat: ofTown(seat?.name ?? '') })}</figcaption>
      <div className={styles.sheet}>
        <img src="/carte/loupe.svg" width={SHEET_WIDTH} height={sheetHeight(window)} alt="" loading="lazy" />
        <svg className={styles.layer} role="none">
          {zones.map((zone) =>
            zone.isSeat ? (
              <Landmark key={zone.slug} zone={zone} window={window} />
            ) : (
              <ZoneMarker key={zone.slug} zone={zone} window={window} layout={layout} area={area} />
            ),
          )}
        </svg>
      </div>
    </figure>
  );
}
