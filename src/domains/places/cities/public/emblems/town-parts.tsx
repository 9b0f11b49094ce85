/** Parts of the city drawings; coordinates in the drawing's units, y downwards. */

interface FacadeProps {
  x: number;
  width: number;
  /** Y of the eaves. */
  top: number;
  bottom: number;
  wall: string;
  roof: string;
  /** Height of the roof above its eaves. */
  rise: number;
  columns: number;
  rows: number;
  pane?: string;
}

/** Draws the front of a town house: wall, roof, rows of windows. */
export function Facade({ x, width, top, bottom, wall, roof, rise, columns, rows, pane = '#5d6a70' }: FacadeProps) {
  const stepX = width / columns;
  const stepY = (bottom - top) / (rows + 0.35);
  const panes = Array.from({ length: rows * columns }, (_, place) => {
    const left = x + stepX * ((place % columns) + 0.31);
    const high = top + stepY * (Math.floor(place / columns) + 0.32);
    return `M${left.toFixed(1)} ${high.toFixed(1)}h${(stepX * 0.38).toFixed(1)}v${(stepY * 0.56).toFixed(1)}h${(-stepX * 0.38).toFixed(1)}z`;
  });
  return (
    <>
      <path fill={wall} d={`M${x} ${top}h${width}V${bottom}H${x}z`} />
      <path fill={roof} d={`M${x - 3} ${top}l${width * 0.18} ${-rise}h${width * 0.64}l${width * 0.18 + 6} ${rise}z`} />
      <path fill={pane} d={panes.join('')} />
    </>
  );
}

/** Draws a chimney stack with its foot on the roof. */
export const Chimney = ({ x, y, fill }: { x: number; y: number; fill: string }) => (
  <path fill={fill} d={`M${x} ${y}v-16h-2v-4h13v4h-2v16z`} />
);

interface SlopeProps {
  /** Name of the fill pattern. */
  pattern: string;
  /** Colour of the ridge and the edge. */
  ridge: string;
}

/** Draws the roof in the foreground. */
export const Slope = ({ pattern, ridge }: SlopeProps) => (
  <>
    <path fill={`url(#${pattern})`} d="M0 268 720 240V340H0z" />
    <path fill="rgb(19 28 35 / 22%)" d="M0 268 720 240v10L0 280z" />
    <path fill="none" stroke={ridge} strokeWidth="9" d="M0 266 720 238" />
  </>
);
