import { labelEvery } from './axis.ts';
import classes from './charts.module.css';

interface AreaGridProps {
  ticks: readonly number[];
  names: readonly string[];
  x: (place: number) => number;
  y: (value: number) => number;
  /** Width between the first and the last span, in pixels. */
  domain: number;
  right: number;
  format: (value: number) => string;
}

/** Lines and labels of both axes. */
export function AreaGrid({ ticks, names, x, y, domain: space, right, format }: AreaGridProps) {
  const every = labelEvery(names.length, space);
  const last = names.length - 1;
  return (
    <g className={classes.axes}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={x(0)} x2={right} y1={y(tick)} y2={y(tick)} />
          <text x={x(0) - 8} y={y(tick)} dy="0.32em" textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {names.map(
        (name, place) =>
          (last - place) % every === 0 && (
            <text
              key={name}
              x={x(place)}
              y={y(0) + 18}
              textAnchor={place === last ? 'end' : 'middle'}
              dx={place === last ? 8 : 0}
            >
              {name}
            </text>
          ),
      )}
    </g>
  );
}
