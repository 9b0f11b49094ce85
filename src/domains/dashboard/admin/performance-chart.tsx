import { arc } from 'd3-shape';
import { useId } from 'react';
import { fill } from '#src/kernel/text.ts';
import type { Metrics } from '../dashboard.contract.ts';
import { DASHBOARD_TEXTS } from '../dashboard.texts.ts';
import { formatChange, formatPercent } from '../dashboard.views.ts';
import { ChartCard } from './charts/chart-card.tsx';
import palette from './charts/charts.module.css';
import { getPattern, Patterns, Swatch } from './charts/patterns.tsx';
import classes from './charts/rings.module.css';

const SIZE = 180;
const BAND = 15;
const GAP = 5;
/** Three quarters of a turn: start and end stay distinguishable. */
const TURN = 1.5 * Math.PI;

interface Score {
  label: string;
  /** 0 to 100; null if unknown. */
  score: number | null;
  value: string;
  detail: string;
}

/** Scores out of 100 as rings, and beside them the meaning of each. */
function Radial({ scores }: { scores: readonly Score[] }) {
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

const TEXTS = DASHBOARD_TEXTS.charts;
const hours = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const points = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });

function getScores(metrics: Metrics): Score[] {
  const { conversion_rate, customer_satisfaction, response_score, monthly_growth } = metrics;
  const { average_response_time } = metrics;
  const answered =
    average_response_time === null
      ? ''
      : fill(TEXTS.details.response_score, { hours: hours.format(average_response_time) });
  return [
    {
      label: TEXTS.metrics.conversion_rate,
      score: conversion_rate,
      value: formatPercent(conversion_rate),
      detail: TEXTS.details.conversion_rate,
    },
    {
      label: TEXTS.metrics.customer_satisfaction,
      score: customer_satisfaction,
      value: formatPercent(customer_satisfaction),
      detail: TEXTS.details.customer_satisfaction,
    },
    {
      label: TEXTS.metrics.response_score,
      score: response_score,
      value: response_score === null ? DASHBOARD_TEXTS.none : points.format(response_score),
      detail: metrics.is_response_assumed ? TEXTS.details.response_assumed : answered,
    },
    {
      label: TEXTS.metrics.monthly_growth,
      score: monthly_growth,
      value: formatChange(monthly_growth),
      detail: TEXTS.details.monthly_growth,
    },
  ];
}

/** Chart of the company's performance metrics, each out of 100. */
export function PerformanceChart({ metrics }: { metrics: Metrics }) {
  const scores = getScores(metrics);
  const measured = scores.slice(0, 2).filter(({ score }) => score !== null);
  const summary =
    measured.map(({ label: name, value }) => fill(DASHBOARD_TEXTS.pair, { name, value })).join(', ') ||
    TEXTS.performanceEmpty;
  return (
    <ChartCard
      title={TEXTS.performance}
      summary={summary}
      columns={[TEXTS.metric, TEXTS.value]}
      rows={scores.map(({ label, value }) => [label, value])}
    >
      <Radial scores={scores} />
    </ChartCard>
  );
}
