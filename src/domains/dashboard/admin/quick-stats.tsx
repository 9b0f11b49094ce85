import { SimpleGrid } from '@mantine/core';
import { fill } from '#src/kernel/text.ts';
import { StatCard } from '#src/ui/admin/stat-card.tsx';
import type { Dashboard, QuickStat } from '../dashboard.contract.ts';
import { DASHBOARD_TEXTS as TEXTS } from '../dashboard.texts.ts';
import { formatChange, formatEuros } from '../dashboard.views.ts';
import { SCREENS } from './screens.ts';

const CARDS = {
  pending_quotes: SCREENS.pendingQuotes,
  approved_quotes: SCREENS.approvedQuotes,
  active_services: SCREENS.activeServices,
  published_blog_posts: SCREENS.publishedPosts,
  approved_testimonials: SCREENS.activeTestimonials,
  total_revenue: SCREENS.completedPayments,
} as const satisfies Partial<Record<QuickStat, string>>;

/** Returns "+12 % en 30 jours"; a dash without an earlier value. */
const getHint = ({ trends, period }: Dashboard, stat: QuickStat): string => {
  const { change = null } = trends[stat] ?? {};
  return change === null ? TEXTS.none : fill(TEXTS.trend, { change: formatChange(change), since: TEXTS.since[period] });
};

/** Key figures that the user may read, each with its previous value and a link to its rows. */
export function QuickStats({ dashboard }: { dashboard: Dashboard }) {
  const { quick_stats } = dashboard;
  const stats = (Object.keys(CARDS) as (keyof typeof CARDS)[]).flatMap((stat) => {
    const value = quick_stats[stat];
    return value === undefined ? [] : [{ stat, value }];
  });
  if (stats.length === 0) return null;
  return (
    <section aria-label={TEXTS.stats.title}>
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 6 }} spacing={{ base: 'xs', sm: 'md' }}>
        {stats.map(({ stat, value }) => (
          <StatCard
            key={stat}
            label={TEXTS.stats[stat]}
            value={stat === 'total_revenue' ? formatEuros(value) : value}
            hint={getHint(dashboard, stat)}
            to={CARDS[stat]}
          />
        ))}
      </SimpleGrid>
    </section>
  );
}
