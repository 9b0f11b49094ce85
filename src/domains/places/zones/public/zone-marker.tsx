import { fill } from '#src/kernel/text.ts';
import { MAP_TEXTS as texts } from '../map.texts.ts';
import { placeIn, shortName } from '../map.views.ts';
import type { Area, MapLayout, MapWindow, Zone } from '../zone.contract.ts';
import { colorLabel } from './color-label.ts';
import { MarkerShape } from './marker-shape.tsx';
import styles from './zone-marker.module.css';
import { popupId } from './zone-popup.tsx';

/** Width and height of the click target around a marker's head, in pixels. */
const TARGET = 36;

interface SpotProps {
  zone: Zone;
  window: MapWindow;
}

interface MarkerProps extends SpotProps {
  layout: MapLayout;
  area: Area;
}

const UPRIGHT = { x: 0, y: -20 };

/** Returns a drawing's position on its map, in percentages: its content is not scaled with the map. */
function getPosition({ zone, window }: SpotProps): { x: string; y: string } {
  const { x, y } = placeIn(window, zone.coordinates);
  return { x: `${x.toFixed(2)}%`, y: `${y.toFixed(2)}%` };
}

/** Drawing around a marker's head, and the stem down to its place. */
function Pin({ zone, layout }: Pick<MarkerProps, 'zone' | 'layout'>) {
  const lean = layout.markers[zone.slug] ?? UPRIGHT;
  const isDetailed = layout.detailed.includes(zone.slug);
  const name = layout.names[zone.slug];
  const isLeft = name?.isLeft ?? lean.x < 0;
  const isSmall = name === undefined ? !layout.large.includes(zone.slug) && !isDetailed : name.on !== 'all';
  return (
    <svg className={styles.pin} viewBox={`${-TARGET / 2} ${-TARGET / 2} ${TARGET} ${TARGET}`} aria-hidden="true">
      <path className={styles.stem} d={`M0 0 ${-lean.x} ${-lean.y}`} />
      <circle className={styles.dot} cx={-lean.x} cy={-lean.y} r="2.5" />
      <circle className={styles.halo} r="15" />
      <MarkerShape color={zone.color} />
      <text
        className={styles.name}
        data-small={isSmall ? '' : undefined}
        data-crowded={name?.on === 'none' || undefined}
        x={isLeft ? -15 : 15}
        y="5"
        textAnchor={isLeft ? 'end' : 'start'}
      >
        {isDetailed ? shortName(zone) : zone.name}
      </text>
    </svg>
  );
}

/** Place with its name: a button that opens its card. */
export function ZoneMarker({ zone, window, layout, area }: MarkerProps) {
  const lean = layout.markers[zone.slug] ?? UPRIGHT;
  return (
    <foreignObject
      {...getPosition({ zone, window })}
      className={styles.marker}
      width={TARGET}
      height={TARGET}
      transform={`translate(${lean.x - TARGET / 2} ${lean.y - TARGET / 2})`}
    >
      <button
        type="button"
        className={styles.target}
        popoverTarget={popupId(zone)}
        aria-label={fill(texts.marker, { name: zone.name, color: colorLabel(zone.color, area) })}
        data-zone={zone.slug}
      >
        <Pin zone={zone} layout={layout} />
      </button>
    </foreignObject>
  );
}

/** Dot for a place too close to its neighbours; its marker is on the detail map. */
export function ZoneDot({ zone, window }: SpotProps) {
  const { x, y } = getPosition({ zone, window });
  return <circle className={styles.dot} cx={x} cy={y} r="2.5" />;
}

/** Seat on the detail map, for orientation; its button is on the large map. */
export function Landmark({ zone, window }: SpotProps) {
  return (
    <svg {...getPosition({ zone, window })} className={styles.landmark} aria-hidden="true">
      <MarkerShape color={zone.color} />
      <text className={styles.name} x="-14" y="5" textAnchor="end">
        {zone.name}
      </text>
    </svg>
  );
}
