import { Paper, Text, Title } from '@mantine/core';
import { IconArticle, IconFileText, IconMail, IconStar } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDateTime, timeAgo } from '#src/kernel/dates.ts';
import type { Dashboard } from '../dashboard.contract.ts';
import { DASHBOARD_TEXTS } from '../dashboard.texts.ts';
import { getRecentEvents, type RecentEvent } from '../recent-events.views.ts';
import classes from './dashboard.module.css';
import { messageHref, postHref, quoteHref, SCREENS, testimonialHref } from './screens.ts';

const TEXTS = DASHBOARD_TEXTS.activity;

const KINDS = {
  quote: { icon: IconFileText, list: SCREENS.quotes, toHref: quoteHref },
  message: { icon: IconMail, list: SCREENS.contact, toHref: messageHref },
  post: { icon: IconArticle, list: SCREENS.blog, toHref: postHref },
  testimonial: { icon: IconStar, list: SCREENS.testimonials, toHref: testimonialHref },
} as const;

function EventLine({ event: { kind, id, text, detail, at } }: { event: RecentEvent }) {
  const { icon: Icon, list, toHref } = KINDS[kind];
  return (
    <Link to={id === null ? list : toHref(id)}>
      <Icon size={18} aria-hidden />
      <span>
        {text}
        {detail && <small>{detail}</small>}
      </span>
      <time dateTime={at} title={formatDateTime(at)}>
        {timeAgo(at, new Date())}
      </time>
    </Link>
  );
}

/** Lists the newest records, each with a link. */
export function RecentActivity({ dashboard }: { dashboard: Dashboard }) {
  const events = getRecentEvents(dashboard);
  return (
    <Paper component="section" withBorder aria-labelledby="activite" className={classes.panel ?? ''}>
      <Title order={2} fz="lg" id="activite" mb="xs">
        {TEXTS.title}
      </Title>
      {events.length === 0 && (
        <Text size="sm" c="dimmed">
          {TEXTS.empty}
        </Text>
      )}
      <ul className={classes.events}>
        {events.map((event) => (
          <li key={event.key}>
            <EventLine event={event} />
          </li>
        ))}
      </ul>
    </Paper>
  );
}
