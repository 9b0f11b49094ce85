import { SimpleGrid } from '@mantine/core';
import { fill } from '#src/kernel/text.ts';
import { StatCard } from '#src/ui/admin/stat-card.tsx';
import type { Dashboard, QuickStat } from '../dashboard.contract.ts';
import { DASHBOARD_TEXTS as TEXTS } from '../dashboard.texts.ts';
import { formatChange, formatEuros } from '../format.rules.ts';
import { SCREENS } from './screens.ts';

const CARDS = {
  pending_quotes: SCREENS.pendingQuotes,
  approved_quotes: SCREENS.approvedQuotes,
  active_services: SCREENS.activeServices,
  published_blog_posts: SCREENS.publishedPosts,
  approved_testimonials: SCREENS.activeTestimonials,
  total_revenue: SCREENS.completedPayments,
} as const satisfies Partial<Record<QuickStat, string>>;

/** "+12 % en 30 jours"; a dash where there is nothing to compare with. */
const hintOf = ({ trends, period }: Dashboard, stat: QuickStat): string => {
  const { change } = trends[stat];
  return change === null ? TEXTS.none : fill(TEXTS.trend, { change: formatChange(change), since: TEXTS.since[period] });
};

/** The six figures people look at first, each with what it was before and a link to its rows. */
export function QuickStats({ dashboard }: { dashboard: Dashboard }) {
  const { quick_stats } = dashboard;
  const stats = Object.keys(CARDS) as (keyof typeof CARDS)[];
  return (
    <section aria-label={TEXTS.stats.title}>
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 6 }} spacing={{ base: 'xs', sm: 'md' }}>
        {stats.map((stat) => (
          <StatCard
            key={stat}
            label={TEXTS.stats[stat]}
            value={stat === 'total_revenue' ? formatEuros(quick_stats[stat]) : quick_stats[stat]}
            hint={hintOf(dashboard, stat)}
            to={CARDS[stat]}
          />
        ))}
      </SimpleGrid>
    </section>
  );
}
