import { Anchor, Paper, Text, Title } from '@mantine/core';
import {
  IconBell,
  IconCalendarEvent,
  IconCash,
  IconMailForward,
  IconMessages,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatLongDate, parisDay, timeAgo } from '#src/kernel/dates.ts';
import { formatAmount } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { DASHBOARD_TEXTS } from '../dashboard.texts.ts';
import type { Today } from '../today.contract.ts';
import classes from './dashboard.module.css';
import { chatHref, messageHref, orderHref, quoteHref, receiptHref, SCREENS } from './screens.ts';

const TEXTS = DASHBOARD_TEXTS.today;

interface Act {
  id: number;
  text: string;
  detail: string;
  to: string;
}

interface DayList {
  key: keyof Today;
  icon: TablerIcon;
  all: string;
  acts: Act[];
}

const dayText = (day: string): string => formatLongDate(`${day}T12:00:00Z`);

/** Returns what waits by kind, with the act that each row opens; kinds of which nothing waits are left out. */
function getLists({ messages, chats, quotes, invoices, orders }: Today): DayList[] {
  const now = new Date();
  const lists: DayList[] = [
    {
      ...{ key: 'messages', icon: IconMailForward, all: SCREENS.unread },
      acts: (messages ?? []).map(({ id, name, detail, at }) => ({
        ...{ id, text: fill(TEXTS.messages.act, { name }), to: messageHref(id) },
        detail: [detail, timeAgo(at, now)].filter(Boolean).join('\u00A0· '),
      })),
    },
    {
      ...{ key: 'chats', icon: IconMessages, all: SCREENS.unreadChats },
      acts: (chats ?? []).map(({ id, session_id, name, detail, at }) => ({
        ...{ id, text: fill(TEXTS.chats.act, { name: name || TEXTS.chats.visitor }), to: chatHref(session_id) },
        detail: [detail, timeAgo(at, now)].filter(Boolean).join('\u00A0· '),
      })),
    },
    {
      ...{ key: 'quotes', icon: IconBell, all: SCREENS.pendingQuotes },
      acts: (quotes ?? []).map(({ id, name, detail: number, at }) => ({
        ...{ id, text: fill(TEXTS.quotes.act, { name }), to: quoteHref(id) },
        detail: fill(TEXTS.expires, { number, date: dayText(at) }),
      })),
    },
    {
      ...{ key: 'invoices', icon: IconCash, all: SCREENS.lateInvoices },
      acts: (invoices ?? []).map(({ id, name, detail: number, at, due }) => ({
        ...{ id, to: receiptHref(id) },
        text: fill(TEXTS.invoices.act, { name, amount: formatAmount(due, 'card') }),
        detail: fill(TEXTS.dueSince, { number, date: dayText(at) }),
      })),
    },
    {
      ...{ key: 'orders', icon: IconCalendarEvent, all: SCREENS.plannedOrders },
      acts: (orders ?? []).map(({ id, name, detail: service, at }) => ({
        ...{ id, text: fill(TEXTS.orders.act, { name }), to: orderHref(id) },
        detail: fill(at < parisDay(now) ? TEXTS.overdue : TEXTS.planned, { service, date: dayText(at) }),
      })),
    },
  ];
  return lists.filter(({ acts }) => acts.length > 0);
}

/** Shows what the day asks for, each with the link to the act; nothing when nothing waits. */
export function TodayPanel({ today }: { today: Today }) {
  const lists = getLists(today);
  if (lists.length === 0) return null;
  return (
    <Paper component="section" withBorder aria-labelledby="aujourdhui" className={classes.panel ?? ''}>
      <Title order={2} fz="lg" id="aujourdhui" mb="xs">
        {TEXTS.title}
      </Title>
      <div className={classes.day}>
        {lists.map(({ key, icon: Icon, all, acts }) => (
          <section key={key} aria-labelledby={`jour-${key}`}>
            <Text component="h3" id={`jour-${key}`} fz="sm" fw={700}>
              {TEXTS[key].title}
            </Text>
            <ul className={classes.events}>
              {acts.map(({ id, text, detail, to }) => (
                <li key={id}>
                  <Link to={to}>
                    <Icon size={18} aria-hidden />
                    <span>
                      {text}
                      <small>{detail}</small>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            <Anchor component={Link} to={all} size="xs">
              {TEXTS[key].all}
            </Anchor>
          </section>
        ))}
      </div>
    </Paper>
  );
}
