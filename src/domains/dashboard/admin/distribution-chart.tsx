import { Text } from '@mantine/core';
import { fill } from '#src/kernel/text.ts';
import type { Dashboard } from '../dashboard.contract.ts';
import { DASHBOARD_TEXTS } from '../dashboard.texts.ts';
import { formatCount, formatEuros, formatPercent } from '../dashboard.views.ts';
import { ChartCard } from './charts/chart-card.tsx';
import { Donut } from './charts/donut.tsx';
import { serviceHref } from './screens.ts';

const TEXTS = DASHBOARD_TEXTS.charts;

/** Chart of quotes by requested service. */
export function DistributionChart({ dashboard }: { dashboard: Dashboard }) {
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
      columns={[TEXTS.service, TEXTS.count, TEXTS.amount, TEXTS.share]}
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
