import { Group, Paper, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { timeAgo } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import type { Dashboard } from '../dashboard.contract.ts';
import { DASHBOARD_TEXTS } from '../dashboard.texts.ts';
import { formatCount } from '../dashboard.views.ts';
import classes from './dashboard.module.css';
import { SCREENS } from './screens.ts';

const TEXTS = DASHBOARD_TEXTS.todo;

interface Waiting {
  key: keyof typeof LINKS;
  count: number;
  oldest: string | null;
}

const LINKS = {
  unread: SCREENS.unread,
  quotes: SCREENS.pendingQuotes,
  blog: SCREENS.blogDrafts,
  gallery: SCREENS.galleryDrafts,
  testimonials: SCREENS.inactiveTestimonials,
  services: SCREENS.inactiveServices,
  promises: SCREENS.promises,
} as const;

/** Returns pending items, those that a customer waits for first. */
const getWaiting = ({ unread_messages, pending_quotes, drafts, contradicted_promises }: Dashboard['todo']): Waiting[] =>
  [
    { key: 'unread' as const, count: unread_messages?.count ?? 0, oldest: unread_messages?.oldest_at ?? null },
    { key: 'quotes' as const, count: pending_quotes?.count ?? 0, oldest: pending_quotes?.oldest_at ?? null },
    { key: 'promises' as const, count: contradicted_promises ?? 0, oldest: null },
    { key: 'blog' as const, count: drafts?.blog ?? 0, oldest: null },
    { key: 'gallery' as const, count: drafts?.gallery ?? 0, oldest: null },
    { key: 'testimonials' as const, count: drafts?.testimonials ?? 0, oldest: null },
    { key: 'services' as const, count: drafts?.services ?? 0, oldest: null },
  ].filter(({ count }) => count > 0);

function WaitingItem({ waiting: { key, count, oldest } }: { waiting: Waiting }) {
  const ago = oldest === null ? null : timeAgo(oldest, new Date());
  return (
    <li>
      <Link to={LINKS[key]} className={classes.waiting} data-urgent={key === 'unread' || undefined}>
        <span className={classes.waitingCount}>{formatCount(count)}</span>
        <span>
          {TEXTS[key][count === 1 ? 'one' : 'many']}
          {ago && <small>{fill(TEXTS.oldest, { ago })}</small>}
        </span>
      </Link>
    </li>
  );
}

interface TodoPanelProps {
  todo: Dashboard['todo'];
  /** Whether the site is unfinished: then nothing waiting does not mean that all is done. */
  isSetup: boolean;
}

/** Shows at the top of the screen what has to be done, or that nothing has to be done. */
export function TodoPanel({ todo, isSetup }: TodoPanelProps) {
  const waiting = getWaiting(todo);
  if (isSetup && waiting.length === 0) return null;
  return (
    <Paper component="section" withBorder aria-labelledby="a-faire" className={classes.panel ?? ''}>
      <Title order={2} fz="lg" id="a-faire" mb="xs">
        {TEXTS.title}
      </Title>
      {waiting.length === 0 ? (
        <Group gap="xs" wrap="nowrap">
          <IconCircleCheck size={20} aria-hidden className={classes.done} />
          <Text size="sm">{TEXTS.done}</Text>
        </Group>
      ) : (
        <ul className={classes.todo}>
          {waiting.map((each) => (
            <WaitingItem key={each.key} waiting={each} />
          ))}
        </ul>
      )}
    </Paper>
  );
}
