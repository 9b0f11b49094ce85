import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import type { Dashboard, MonthlyRevenue } from '../dashboard.contract.ts';
import { DASHBOARD_TEXTS } from '../dashboard.texts.ts';
import { formatCount, formatEuros, longSpan, plural, shortSpan } from '../format.rules.ts';
import { AreaChart } from './charts/area-chart.tsx';
import { ChartCard } from './charts/chart-card.tsx';
import { PeriodChoice } from './period-choice.tsx';

const TEXTS = DASHBOARD_TEXTS.charts;
const sum = (values: number[]): number => values.reduce((all, value) => all + value, 0);

const received = (count: number): string => plural(count, DASHBOARD_TEXTS.quotesOne, DASHBOARD_TEXTS.quotesMany);
const accepted = (count: number): string => plural(count, DASHBOARD_TEXTS.acceptedOne, DASHBOARD_TEXTS.acceptedMany);

/** "12 devis reçus et 3 acceptés sur les 30 derniers jours. Le plus fort : 4 (12 novembre)." */
function summaryOf({ monthly_revenue: spans, period }: Dashboard, isRevenue: boolean): string {
  if (isRevenue) return fill(TEXTS.revenueSummary, { amount: formatEuros(sum(spans.map(({ revenue }) => revenue))) });
  const said = fill(TEXTS.summary[period], {
    quotes: received(sum(spans.map(({ quotes }) => quotes))),
    accepted: accepted(sum(spans.map(({ accepted_quotes }) => accepted_quotes))),
  });
  const peak = spans.reduce((best, span) => (span.quotes > best.quotes ? span : best));
  if (peak.quotes === 0) return said;
  return `${said} ${fill(TEXTS.peak, { count: formatCount(peak.quotes), when: longSpan(peak.month, period) })}`;
}

const seriesOf = (spans: MonthlyRevenue[], isRevenue: boolean) =>
  isRevenue
    ? [{ label: TEXTS.revenue, values: spans.map(({ revenue }) => revenue) }]
    : [
        { label: TEXTS.received, values: spans.map(({ quotes }) => quotes) },
        { label: TEXTS.accepted, values: spans.map(({ accepted_quotes }) => accepted_quotes) },
      ];

/** Quotes or revenue over the period, which can be changed here for the whole screen. */
export function OverviewChart({ dashboard, isLoading }: { dashboard: Dashboard; isLoading: boolean }) {
  const [shown, setShown] = useState('quotes');
  const isRevenue = shown === 'revenue';
  const { monthly_revenue: spans, period } = dashboard;
  const describe = (place: number): string => {
    const span = spans[place];
    if (span === undefined) return '';
    const figures = isRevenue
      ? formatEuros(span.revenue)
      : `${received(span.quotes)}, ${accepted(span.accepted_quotes)}`;
    return fill(DASHBOARD_TEXTS.pair, { name: longSpan(span.month, period), value: figures });
  };
  return (
    <ChartCard
      title={TEXTS.overview}
      summary={summaryOf(dashboard, isRevenue)}
      tools={<PeriodChoice period={period} isLoading={isLoading} />}
      columns={[TEXTS.span[period], TEXTS.received, TEXTS.accepted, TEXTS.revenue]}
      rows={spans.map(({ month, quotes, accepted_quotes, revenue }) => [
        longSpan(month, period),
        formatCount(quotes),
        formatCount(accepted_quotes),
        formatEuros(revenue),
      ])}
    >
      <SegmentedControl
        size="xs"
        mb="xs"
        aria-label={TEXTS.series}
        value={shown}
        onChange={setShown}
        data={[
          { value: 'quotes', label: TEXTS.quotesSeries },
          { value: 'revenue', label: TEXTS.revenueSeries },
        ]}
      />
      <AreaChart
        label={TEXTS.browse}
        names={spans.map(({ month }) => shortSpan(month, period))}
        series={seriesOf(spans, isRevenue)}
        format={isRevenue ? formatEuros : formatCount}
        describe={describe}
      />
    </ChartCard>
  );
}
