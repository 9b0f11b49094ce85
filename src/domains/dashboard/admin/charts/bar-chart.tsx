import { useElementSize } from '@mantine/hooks';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { getTicks, labelEvery } from './axis.ts';
import classes from './charts.module.css';
import { getPattern, Patterns, Swatch } from './patterns.tsx';

const HEIGHT = 230;
const EDGE = { top: 10, right: 14, bottom: 26, left: 52 };
/** Share of a span's width that its bars fill, and the widest bar in pixels. */
const BARS_SHARE = 0.72;
const WIDEST_BAR = 36;

interface GridProps {
  ticks: readonly number[];
  names: readonly string[];
  x: (place: number) => number;
  y: (value: number) => number;
  /** Width of all spans, in pixels. */
  domain: number;
  right: number;
  format: (value: number) => string;
}

/** Lines and labels of both axes. */
function Grid({ ticks, names, x, y, domain: space, right, format }: GridProps) {
  const every = labelEvery(names.length, space);
  const last = names.length - 1;
  return (
    <g className={classes.axes}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={EDGE.left} x2={right} y1={y(tick)} y2={y(tick)} />
          <text x={EDGE.left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
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

export interface Series {
  label: string;
  values: readonly number[];
}

interface BarChartProps {
  /** Accessible name of the focusable chart. */
  label: string;
  /** Labels under the axis. */
  names: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
  /** Returns one span as a sentence. */
  describe: (place: number) => string;
}

/** Returns the span selected by pointer or arrow keys. */
function useSpan(count: number, placeAt: (x: number) => number) {
  const [place, setPlace] = useState<number | null>(null);
  const within = (wanted: number): number => Math.min(count - 1, Math.max(0, wanted));
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = place ?? count - 1;
    const next = { ArrowLeft: at - 1, ArrowDown: at - 1, ArrowRight: at + 1, ArrowUp: at + 1, Home: 0, End: count - 1 }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    setPlace(within(next));
  };
  const onPointerMove = (event: PointerEvent): void =>
    setPlace(within(placeAt(event.clientX - event.currentTarget.getBoundingClientRect().left)));
  return {
    place: place === null ? null : within(place),
    walk: { onKeyDown, onPointerMove, onPointerLeave: () => setPlace(null), onBlur: () => setPlace(null) },
  };
}

/** Bars over a row of spans, one for each series, each series with its pattern; every span can be read. */
export function BarChart({ label, names, series, format, describe }: BarChartProps) {
  const id = useId();
  const { ref, width } = useElementSize();
  const space = Math.max(0, width - EDGE.left - EDGE.right);
  const step = space / Math.max(1, names.length);
  const bar = Math.min(WIDEST_BAR, (step * BARS_SHARE) / series.length);
  const ticks = getTicks(Math.max(...series.flatMap(({ values }) => values)));
  const highest = ticks.at(-1) ?? 1;
  const x = (place: number): number => EDGE.left + (place + 0.5) * step;
  const y = (value: number): number => EDGE.top + (1 - value / highest) * (HEIGHT - EDGE.top - EDGE.bottom);
  const { place, walk } = useSpan(names.length, (at) => Math.floor((at - EDGE.left) / Math.max(1, step)));

  return (
    <div className={classes.palette}>
      <div
        ref={ref}
        className={classes.plot}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={names.length}
        aria-valuenow={(place ?? names.length - 1) + 1}
        aria-valuetext={describe(place ?? names.length - 1)}
        {...walk}
      >
        {width > 0 && (
          <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden>
            <Patterns id={id} count={series.length} />
            <Grid ticks={ticks} names={names} x={x} y={y} domain={space} right={width - EDGE.right} format={format} />
            {place !== null && (
              <rect
                x={x(place) - step / 2}
                y={EDGE.top}
                width={step}
                height={y(0) - EDGE.top}
                className={classes.cursor}
              />
            )}
            {series.map(({ label: name, values }, which) => (
              <g key={name} data-place={which} className={classes.series}>
                {values.map((value, at) => (
                  <rect
                    key={names[at]}
                    x={x(at) + (which - series.length / 2) * bar}
                    y={y(value)}
                    width={bar}
                    height={y(0) - y(value)}
                    fill={getPattern(id, which)}
                    className={classes.bar}
                  />
                ))}
              </g>
            ))}
          </svg>
        )}
      </div>
      <p className={classes.reading}>{place === null ? '\u00a0' : describe(place)}</p>
      <ul className={classes.keys}>
        {series.map(({ label: name }, which) => (
          <li key={name}>
            <Swatch id={id} place={which} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
