import { Badge, Text } from '@mantine/core';
import { formatLongDate, parisDay } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { useScreenRights } from '#src/ui/admin/screen-rights.ts';
import { StatusBadge } from '#src/ui/admin/status-badge.tsx';
import { getStatusColor } from '#src/ui/admin/status-colors.ts';
import { useTip } from '#src/ui/admin/use-tip.tsx';
import type { Order } from '../order.contract.ts';
import { flippedStatus } from '../order.rules.ts';
import { ORDER_TEXTS } from '../order.texts.ts';
import { daysUntil, deadlineState } from '../order.views.ts';
import { ORDER_ADMIN_TEXTS as TEXTS } from '../order-admin.texts.ts';
import classes from './orders.module.css';

const DEADLINE_COLORS = { late: 'red', soon: 'orange', far: 'green', over: 'gray' } as const;

const toShade = (state: keyof typeof DEADLINE_COLORS, shade: string): string =>
  `var(--mantine-color-${DEADLINE_COLORS[state]}-${shade})`;

/** Returns the remaining time to a deadline in words; empty once the work is over. */
function deadlineWords(order: Pick<Order, 'deadline' | 'status'>, today: string): string {
  if (deadlineState(order, today) === 'over') return TEXTS.deadline.over;
  const days = daysUntil(order.deadline, today);
  if (days === 0) return TEXTS.deadline.today;
  if (days === 1) return TEXTS.deadline.tomorrow;
  if (days > 0) return fill(TEXTS.deadline.ahead, { count: days });
  return fill(TEXTS.deadline.late[days === -1 ? 0 : 1], { count: -days });
}

/** Shows the status as a button that toggles between pending and in progress. */
export function StatusFlip({ order, onFlip }: { order: Order; onFlip: (order: Order) => void }) {
  const { client_name: name, status } = order;
  const label = ORDER_TEXTS.statuses[status];
  const action = fill(TEXTS.flip, { name, status: ORDER_TEXTS.statuses[flippedStatus(status)] });
  const { events, tip } = useTip(action);
  if (!useScreenRights().canChange) {
    return <StatusBadge status={status}>{label}</StatusBadge>;
  }
  return (
    <>
      <Badge
        component="button"
        type="button"
        {...events}
        variant="light"
        color={getStatusColor(status)}
        miw="max-content"
        className={classes.flip ?? ''}
        aria-label={`${label}. ${action}`}
        onClick={() => onFlip(order)}
      >
        {label}
      </Badge>
      {tip}
    </>
  );
}

/** Shows the deadline with a colour and text for the remaining time. */
export function Deadline({ order }: { order: Order }) {
  const today = parisDay(new Date());
  const words = deadlineWords(order, today);
  const state = deadlineState(order, today);
  return (
    <Text
      component="span"
      size="sm"
      fw={state === 'late' ? 600 : 400}
      className={classes.deadline ?? ''}
      style={{ '--deadline-light': toShade(state, 'light-color'), '--deadline-dark': toShade(state, '4') }}
    >
      {formatLongDate(order.deadline)}
      {words !== '' && ` (${words})`}
    </Text>
  );
}
