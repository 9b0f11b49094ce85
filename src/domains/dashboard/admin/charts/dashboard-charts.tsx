import { SimpleGrid } from '@mantine/core';
import type { Dashboard } from '../../dashboard.contract.ts';
import { DistributionChart } from '../distribution-chart.tsx';
import { OverviewChart } from '../overview-chart.tsx';
import { PerformanceChart } from '../performance-chart.tsx';

/** Charts of the figures that the signed-in user may read. */
export function DashboardCharts({ dashboard }: { dashboard: Dashboard }) {
  const { total_quotes, total_contact_messages } = dashboard.quick_stats;
  const hasQuotes = total_quotes !== undefined;
  return (
    <>
      {dashboard.monthly_revenue.length > 0 && <OverviewChart dashboard={dashboard} />}
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        {hasQuotes && <DistributionChart dashboard={dashboard} />}
        {(hasQuotes || total_contact_messages !== undefined) && (
          <PerformanceChart metrics={dashboard.performance_metrics} />
        )}
      </SimpleGrid>
    </>
  );
}
