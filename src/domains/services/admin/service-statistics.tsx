import { StatCard, StatRow } from '#src/ui/admin/stat-card.tsx';
import { SERVICE_STATUSES, type ServiceStatistics as Statistics } from '../service.contract.ts';
import { SERVICE_TEXTS as TEXTS } from '../service.texts.ts';
import { SERVICES_ADDRESS, type ServicesState } from './services-address.ts';

/** Shows the numbers of services; each figure links to its filtered list. */
export function ServiceStatistics({ statistics, state }: { statistics: Statistics; state: ServicesState }) {
  const all = SERVICES_ADDRESS.href(state, { status: undefined, category: undefined });
  return (
    <StatRow>
      <StatCard
        label={TEXTS.statistics.total}
        value={statistics.total}
        to={all}
        current={state.status === undefined && state.category === undefined}
      />
      {SERVICE_STATUSES.map((status) => (
        <StatCard
          key={status}
          label={TEXTS.statistics[status]}
          value={statistics[status]}
          to={SERVICES_ADDRESS.href(state, { status })}
          current={state.status === status}
        />
      ))}
      <StatCard label={TEXTS.statistics.categories} value={statistics.categories} to={all} />
    </StatRow>
  );
}
