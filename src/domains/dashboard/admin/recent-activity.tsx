import { Paper, Text, Title } from '@mantine/core';
import { IconArticle, IconFileText, IconMail, IconStar, type TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDateTime, timeAgo } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import type { Dashboard } from '../dashboard.contract.ts';
import { DASHBOARD_TEXTS } from '../dashboard.texts.ts';
import classes from './dashboard.module.css';
import { messageHref, postHref, quoteHref, testimonialHref } from './screens.ts';

const TEXTS = DASHBOARD_TEXTS.activity;
const ROWS = 8;

interface Event {
  key: string;
  icon: TablerIcon;
  text: string;
  detail: string;
  at: string;
  to: string;
}

/** Merges all kinds into one list, newest first. A message that opened a quote appears as the quote. */
function getEvents(dashboard: Dashboard): Event[] {
  const asking = new Set(dashboard.recent_quotes.map(({ message_id }) => message_id));
  const events: Event[] = [
    ...dashboard.recent_quotes.map((quote) => ({
      key: `quote-${quote.id}`,
      icon: IconFileText,
      text: fill(TEXTS.quote, { name: quote.client_name }),
      detail: quote.service_type,
      at: quote.created_at,
      to: quoteHref(quote.id),
    })),
    ...dashboard.recent_messages
      .filter(({ id }) => !asking.has(id))
      .map(({ id, name, subject, created_at }) => ({
        key: `message-${id}`,
        icon: IconMail,
        text: fill(TEXTS.message, { name }),
        detail: subject,
        at: created_at,
        to: messageHref(id),
      })),
    ...dashboard.recent_blog_posts.map(({ id, title, category, created_at }) => ({
      key: `post-${id}`,
      icon: IconArticle,
      text: fill(TEXTS.post, { name: title }),
      detail: category,
      at: created_at,
      to: postHref(id),
    })),
    ...dashboard.recent_testimonials.map(({ id, name, location, created_at }) => ({
      key: `testimonial-${id}`,
      icon: IconStar,
      text: fill(TEXTS.testimonial, { name }),
      detail: location,
      at: created_at,
      to: testimonialHref(id),
    })),
  ];
  return events.sort((one, other) => other.at.localeCompare(one.at)).slice(0, ROWS);
}

/** Lists the newest records, each with a link. */
export function RecentActivity({ dashboard }: { dashboard: Dashboard }) {
  const events = getEvents(dashboard);
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
        {events.map(({ key, icon: Icon, text, detail, at, to }) => (
          <li key={key}>
            <Link to={to}>
              <Icon size={18} aria-hidden />
              <span>
                {text}
                {detail && <small>{detail}</small>}
              </span>
              <time dateTime={at} title={formatDateTime(at)}>
                {timeAgo(at, new Date())}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
