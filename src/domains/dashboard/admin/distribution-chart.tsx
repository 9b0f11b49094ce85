import { Text } from '@mantine/core';
import { arc, pie } from 'd3-shape';
import { useId } from 'react';
import { Link } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { useLabelWords } from '#src/ui/admin/label-words.ts';
import type { Dashboard } from '../dashboard.contract.ts';
import { DASHBOARD_TEXTS } from '../dashboard.texts.ts';
import { formatCount, formatEuros, formatPercent } from '../dashboard.views.ts';
import { ChartCard } from './charts/chart-card.tsx';
import palette from './charts/charts.module.css';
import { getPattern, Patterns, Swatch } from './charts/patterns.tsx';
import classes from './charts/rings.module.css';
import { serviceHref } from './screens.ts';

const SIZE = 180;

interface Slice {
  label: string;
  value: number;
  /** Share, e.g. "12,5 %". */
  share: string;
  /** URL of the list that it counts. */
  to: string;
}

/** Donut chart: a ring, and beside it each part by name, as a link to what it counts. */
function Donut({ slices, total, unit }: { slices: readonly Slice[]; total: string; unit: string }) {
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

const TEXTS = DASHBOARD_TEXTS.charts;

/** Chart of quotes by requested service. */
export function DistributionChart({ dashboard }: { dashboard: Dashboard }) {
  const say = useLabelWords();
  const { service_distribution: slices, quick_stats } = dashboard;
  const named = slices.map((slice) => ({ ...slice, service: slice.service || TEXTS.others }));
  const total = formatCount(quick_stats.total_quotes ?? 0);
  const [first] = named;
  const summary =
    first === undefined
      ? TEXTS.distributionEmpty
      : fill(TEXTS.distributionSummary, { service: first.service, share: formatPercent(first.percentage), total });
  return (
    <ChartCard
      title={TEXTS.distribution}
      summary={summary}
      columns={[TEXTS.service, TEXTS.count, say(TEXTS.amount), TEXTS.share]}
      rows={named.map(({ service, count, amount, percentage }) => [
        service,
        formatCount(count),
        formatEuros(amount),
        formatPercent(percentage),
      ])}
    >
      {first === undefined ? (
        <Text ta="center" c="dimmed" py="xl" aria-hidden>
          {DASHBOARD_TEXTS.none}
        </Text>
      ) : (
        <Donut
          total={total}
          unit={TEXTS.total}
          slices={slices.map(({ service, count, percentage }) => ({
            label: service || TEXTS.others,
            value: count,
            share: formatPercent(percentage),
            to: serviceHref(service),
          }))}
        />
      )}
    </ChartCard>
  );
}
