import { StatCard, StatRow } from '#src/ui/admin/stat-card.tsx';
import type { MessageStatistics as Statistics } from '../../contact.contract.ts';
import { CONTACT_TEXTS as TEXTS } from '../../contact.texts.ts';
import { MESSAGES_ADDRESS, type MessagesState } from './messages-address.ts';

const STATUSES = ['unread', 'read', 'replied'] as const;

/** Shows the number of messages; each figure links to its rows. */
export function MessageStatistics({ statistics, state }: { statistics: Statistics; state: MessagesState }) {
  return (
    <StatRow>
      <StatCard
        label={TEXTS.statistics.total}
        value={statistics.total}
        to={MESSAGES_ADDRESS.href(state, { status: undefined })}
        current={state.status === undefined}
      />
      {STATUSES.map((status) => (
        <StatCard
          key={status}
          label={TEXTS.statistics[status]}
          value={statistics[status]}
          to={MESSAGES_ADDRESS.href(state, { status })}
          current={state.status === status}
        />
      ))}
    </StatRow>
  );
}
