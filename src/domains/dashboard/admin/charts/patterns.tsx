import classes from './charts.module.css';

/** SVG strokes over a colour, in a square of eight units: neighbours differ even without their colours. */
const STROKES = [
  '',
  'M-2,2l4,-4M0,8l8,-8M6,10l4,-4',
  'M2,2h.01M6,6h.01',
  'M-2,6l4,4M0,0l8,8M6,-2l4,4',
  'M0,4h8',
  'M4,0v8',
  'M0,4h8M4,0v8',
  'M0,0l8,8M8,0l-8,8',
];

export const getPattern = (id: string, place: number): string => `url(#${id}-${place % STROKES.length})`;

interface PatternsProps {
  /** Id of the chart. */
  id: string;
  count: number;
}

/** SVG fills of a chart. */
export function Patterns({ id, count }: PatternsProps) {
  return (
    <defs>
      {STROKES.slice(0, count).map((stroke, place) => (
        <pattern key={stroke} id={`${id}-${place}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" className={classes.fill} data-place={place} />
          <path d={stroke} className={classes.stroke} data-dots={stroke.includes('h.01') || undefined} />
        </pattern>
      ))}
    </defs>
  );
}

/** Sample of a fill, shown beside its name. */
export function Swatch({ id, place }: { id: string; place: number }) {
  return (
    <svg width="20" height="20" aria-hidden className={classes.swatch}>
      <rect width="20" height="20" rx="4" fill={getPattern(id, place)} />
    </svg>
  );
}
