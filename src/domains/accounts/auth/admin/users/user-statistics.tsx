import type { UserStatistics as Statistics } from '#src/domains/accounts/users/user.contract.ts';
import { StatCard, StatRow } from '#src/ui/admin/stat-card.tsx';
import { USERS_TEXTS } from '../../users.texts.ts';
import { USERS_ADDRESS, type UsersState } from './users-address.ts';

const { statistics: TEXTS } = USERS_TEXTS;

/** Shows the number of accounts; each figure links to its rows. */
export function UserStatistics({ statistics, state }: { statistics: Statistics; state: UsersState }) {
  const { role, active } = state;
  const none = { role: undefined, active: undefined };
  const to = (part: Partial<UsersState>): string => USERS_ADDRESS.href(state, { ...none, ...part });
  return (
    <StatRow>
      <StatCard
        label={TEXTS.total}
        value={statistics.total}
        to={to({})}
        current={role === undefined && active === undefined}
      />
      <StatCard
        label={TEXTS.active}
        value={statistics.active}
        to={to({ active: 'true' })}
        current={active === 'true'}
      />
      <StatCard
        label={TEXTS.inactive}
        value={statistics.inactive}
        to={to({ active: 'false' })}
        current={active === 'false'}
      />
      <StatCard label={TEXTS.admin} value={statistics.admin} to={to({ role: 'admin' })} current={role === 'admin'} />
    </StatRow>
  );
}
