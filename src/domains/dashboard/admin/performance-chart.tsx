import { fill } from '#src/kernel/text.ts';
import type { Metrics } from '../dashboard.contract.ts';
import { DASHBOARD_TEXTS } from '../dashboard.texts.ts';
import { formatChange, formatPercent } from '../dashboard.views.ts';
import { ChartCard } from './charts/chart-card.tsx';
import { Radial, type Score } from './charts/radial.tsx';

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
  const [conversion, satisfaction] = scores;
  return (
    <ChartCard
      title={TEXTS.performance}
      summary={[conversion, satisfaction]
        .map((each) => fill(DASHBOARD_TEXTS.pair, { name: each?.label ?? '', value: each?.value ?? '' }))
        .join(', ')}
      columns={[TEXTS.metric, TEXTS.value]}
      rows={scores.map(({ label, value }) => [label, value])}
    >
      <Radial scores={scores} />
    </ChartCard>
  );
}
