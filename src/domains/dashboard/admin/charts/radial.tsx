import { arc } from 'd3-shape';
import { useId } from 'react';
import palette from './charts.module.css';
import { getPattern, Patterns, Swatch } from './patterns.tsx';
import classes from './rings.module.css';

const SIZE = 180;
const BAND = 15;
const GAP = 5;
/** Three quarters of a turn: start and end stay distinguishable. */
const TURN = 1.5 * Math.PI;

export interface Score {
  label: string;
  /** 0 to 100; null if unknown. */
  score: number | null;
  value: string;
  detail: string;
}

/** Scores out of 100 as rings, and beside them the meaning of each. */
export function Radial({ scores }: { scores: readonly Score[] }) {
  const id = useId();
  const ring = (place: number, part: number): string => {
    const outer = SIZE / 2 - 1 - place * (BAND + GAP);
    const draw = arc().cornerRadius(BAND / 2);
    return draw({ innerRadius: outer - BAND, outerRadius: outer, startAngle: 0, endAngle: TURN * part }) ?? '';
  };
  return (
    <div className={`${palette.palette} ${classes.ringRow}`}>
      <svg width={SIZE} height={SIZE} viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`} aria-hidden>
        <Patterns id={id} count={scores.length} />
        {scores.map(({ label, score }, place) => (
          <g key={label}>
            <path d={ring(place, 1)} className={classes.track} />
            {score !== null && score > 0 && (
              <path d={ring(place, Math.min(100, score) / 100)} fill={getPattern(id, place)} />
            )}
          </g>
        ))}
      </svg>
      <ul className={classes.parts}>
        {scores.map(({ label, value, detail }, place) => (
          <li key={label}>
            <Swatch id={id} place={place} />
            <span>
              {label}
              <small>{detail}</small>
            </span>
            <span data-figures>{value}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
