import { StatCard, StatRow } from '#src/ui/admin/stat-card.tsx';
import type { MessageStatistics as Statistics } from '../../contact.contract.ts';
import { CONTACT_TEXTS as TEXTS } from '../../contact.texts.ts';
import { type ListState, listHref } from './list-address.ts';

const STATUSES = ['unread', 'read', 'replied'] as const;

/** How many messages there are; each figure leads to its rows. */
export function MessageStatistics({ statistics, state }: { statistics: Statistics; state: ListState }) {
  return (
    <StatRow>
      <StatCard
        label={TEXTS.statistics.total}
        value={statistics.total}
        to={listHref(state, { status: undefined })}
        current={state.status === undefined}
      />
      {STATUSES.map((status) => (
        <StatCard
          key={status}
          label={TEXTS.statistics[status]}
          value={statistics[status]}
          to={listHref(state, { status })}
          current={state.status === status}
        />
      ))}
    </StatRow>
  );
}
