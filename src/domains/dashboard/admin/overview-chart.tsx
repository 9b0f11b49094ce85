import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import type { Dashboard } from '../dashboard.contract.ts';
import { DASHBOARD_TEXTS } from '../dashboard.texts.ts';
import { formatCount, formatEuros, longSpan, plural, shortSpan } from '../dashboard.views.ts';
import { BarChart } from './charts/bar-chart.tsx';
import { ChartCard } from './charts/chart-card.tsx';
import { PeriodChoice } from './period-choice.tsx';

const TEXTS = DASHBOARD_TEXTS.charts;
/** Span with all figures set; series that the user may not read are not drawn. */
interface Span {
  month: string;
  revenue: number;
  quotes: number;
  accepted_quotes: number;
}

const spansIn = ({ monthly_revenue }: Dashboard): Span[] =>
  monthly_revenue.map(({ month, revenue, quotes, accepted_quotes }) => ({
    month,
    revenue: revenue ?? 0,
    quotes: quotes ?? 0,
    accepted_quotes: accepted_quotes ?? 0,
  }));

const sum = (values: number[]): number => values.reduce((all, value) => all + value, 0);

const received = (count: number): string => plural(count, DASHBOARD_TEXTS.quotesOne, DASHBOARD_TEXTS.quotesMany);
const accepted = (count: number): string => plural(count, DASHBOARD_TEXTS.acceptedOne, DASHBOARD_TEXTS.acceptedMany);

/** Returns "12 devis reçus et 3 acceptés sur les 30 derniers jours. Le plus fort : 4 (12 novembre)." */
function toSummary(spans: Span[], period: Dashboard['period'], isRevenue: boolean): string {
  if (isRevenue) return fill(TEXTS.revenueSummary, { amount: formatEuros(sum(spans.map(({ revenue }) => revenue))) });
  const message = fill(TEXTS.summary[period], {
    quotes: received(sum(spans.map(({ quotes }) => quotes))),
    accepted: accepted(sum(spans.map(({ accepted_quotes }) => accepted_quotes))),
  });
  const peak = spans.reduce((best, span) => (span.quotes > best.quotes ? span : best));
  if (peak.quotes === 0) return message;
  return `${message} ${fill(TEXTS.peak, { count: formatCount(peak.quotes), when: longSpan(peak.month, period) })}`;
}

const toSeries = (spans: Span[], isRevenue: boolean) =>
  isRevenue
    ? [{ label: TEXTS.revenue, values: spans.map(({ revenue }) => revenue) }]
    : [
        { label: TEXTS.received, values: spans.map(({ quotes }) => quotes) },
        { label: TEXTS.accepted, values: spans.map(({ accepted_quotes }) => accepted_quotes) },
      ];

/** Chart of quotes or revenue over the period, which can be changed here for the whole screen. */
export function OverviewChart({ dashboard }: { dashboard: Dashboard }) {
  const [view, setVisible] = useState('quotes');
  const { period } = dashboard;
  const hasQuotes = dashboard.monthly_revenue.some(({ quotes }) => quotes !== null);
  const hasRevenue = dashboard.monthly_revenue.some(({ revenue }) => revenue !== null);
  const isRevenue = hasRevenue && (!hasQuotes || view === 'revenue');
  const spans = spansIn(dashboard);
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
      summary={toSummary(spans, period, isRevenue)}
      tools={<PeriodChoice period={period} />}
      columns={[
        TEXTS.span[period],
        ...(hasQuotes ? [TEXTS.received, TEXTS.accepted] : []),
        ...(hasRevenue ? [TEXTS.revenue] : []),
      ]}
      rows={spans.map(({ month, quotes, accepted_quotes, revenue }) => [
        longSpan(month, period),
        ...(hasQuotes ? [formatCount(quotes), formatCount(accepted_quotes)] : []),
        ...(hasRevenue ? [formatEuros(revenue)] : []),
      ])}
    >
      {hasQuotes && hasRevenue && (
        <SegmentedControl
          size="xs"
          mb="xs"
          aria-label={TEXTS.series}
          value={view}
          onChange={setVisible}
          data={[
            { value: 'quotes', label: TEXTS.quotesSeries },
            { value: 'revenue', label: TEXTS.revenueSeries },
          ]}
        />
      )}
      <BarChart
        label={TEXTS.browse}
        names={spans.map(({ month }) => shortSpan(month, period))}
        series={toSeries(spans, isRevenue)}
        format={isRevenue ? formatEuros : formatCount}
        describe={describe}
      />
    </ChartCard>
  );
}
