import { Alert, Text } from '@mantine/core';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { StatCard, StatRow } from '#src/ui/admin/stat-card.tsx';
import type { ActivityStatistics as Statistics } from '../../activity.contract.ts';
import { ACTIVITY_TEXTS as TEXTS } from '../../activity.texts.ts';
import { ACTIVITY_ADDRESS, type ActivityState } from './activity-address.ts';

const COUNTED = ['day', 'week', 'month'] as const;

/** Shows the result of the daily log check; nothing before the first check. */
function Check({ check }: Pick<Statistics, 'check'>) {
  if (check === null) return null;
  const words = { at: formatDateTime(check.at), lines: check.lines.toLocaleString('fr-FR') };
  if (!check.is_intact) {
    return (
      <Alert color="red" role="alert">
        {fill(TEXTS.broken, words)}
      </Alert>
    );
  }
  return (
    <Text size="sm" c="dimmed">
      {fill(TEXTS.intact, words)}
    </Text>
  );
}

/** Shows figures of recent actions, each with a link to its lines, and whether the log is intact. */
export function ActivityStatistics({ statistics, state }: { statistics: Statistics; state: ActivityState }) {
  return (
    <>
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
      <Check check={statistics.check} />
    </>
  );
}
