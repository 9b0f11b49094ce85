import { arc, pie } from 'd3-shape';
import { useId } from 'react';
import { Link } from 'react-router';
import palette from './charts.module.css';
import { getPattern, Patterns, Swatch } from './patterns.tsx';
import classes from './rings.module.css';

const SIZE = 180;

export interface Slice {
  label: string;
  value: number;
  /** Share, e.g. "12,5 %". */
  share: string;
  /** URL of the list that it counts. */
  to: string;
}

/** Donut chart: a ring, and beside it each part by name, as a link to what it counts. */
export function Donut({ slices, total, unit }: { slices: readonly Slice[]; total: string; unit: string }) {
  const id = useId();
  const parts = pie<Slice>()
    .sort(null)
    .value(({ value }) => value)([...slices]);
  const draw = arc<(typeof parts)[number]>()
    .innerRadius(SIZE * 0.31)
    .outerRadius(SIZE / 2 - 1);
  return (
    <div className={`${palette.palette} ${classes.ringRow}`}>
      <svg width={SIZE} height={SIZE} viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`} aria-hidden>
        <Patterns id={id} count={slices.length} />
        {parts.map((part) => (
          <path
            key={part.data.label}
            d={draw(part) ?? ''}
            fill={getPattern(id, part.index)}
            className={classes.slice}
          />
        ))}
        <text className={classes.whole} textAnchor="middle" dy="0.05em">
          {total}
        </text>
        <text className={classes.unit} textAnchor="middle" dy="1.5em">
          {unit}
        </text>
      </svg>
      <ul className={classes.parts}>
        {slices.map(({ label, share, to }, place) => (
          <li key={label}>
            <Swatch id={id} place={place} />
            <Link to={to}>{label}</Link>
            <span data-figures>{share}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
