import { StatCard, StatRow } from '#src/ui/admin/stat-card.tsx';
import type { ActivityStatistics as Statistics } from '../../activity.contract.ts';
import { ACTIVITY_TEXTS as TEXTS } from '../../activity.texts.ts';
import { ACTIVITY_ADDRESS, type ActivityState } from './activity-address.ts';

const COUNTED = ['day', 'week', 'month'] as const;

/** How much was done lately; each figure leads to its lines. */
export function ActivityStatistics({ statistics, state }: { statistics: Statistics; state: ActivityState }) {
  return (
    <StatRow>
      <StatCard
        label={TEXTS.statistics.total}
        value={statistics.total}
        to={ACTIVITY_ADDRESS.href(state, { period: undefined })}
        current={state.period === undefined}
      />
      {COUNTED.map((period) => (
        <StatCard
          key={period}
          label={TEXTS.statistics[period]}
          value={statistics[period]}
          to={ACTIVITY_ADDRESS.href(state, { period })}
          current={state.period === period}
        />
      ))}
    </StatRow>
  );
}
