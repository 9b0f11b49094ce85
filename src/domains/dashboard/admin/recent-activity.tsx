import { Paper, Text, Title } from '@mantine/core';
import { IconArticle, IconFileText, IconMail, IconStar, type TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDateTime, timeAgo } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import type { Dashboard } from '../dashboard.contract.ts';
import { DASHBOARD_TEXTS } from '../dashboard.texts.ts';
import classes from './dashboard.module.css';
import { messageHref, postHref, quoteHref, SCREENS, testimonialHref } from './screens.ts';

const TEXTS = DASHBOARD_TEXTS.activity;
const ROWS = 8;
/** As many records of one kind, made within this time, are one line: somebody filled or imported them. */
const GROUPED_FROM = 3;
const GROUPED_MS = 3_600_000;

const LISTS = {
  quote: SCREENS.quotes,
  message: SCREENS.contact,
  post: SCREENS.blog,
  testimonial: SCREENS.testimonials,
} as const;

interface Event {
  key: string;
  kind: keyof typeof LISTS;
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
      kind: 'quote' as const,
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
        kind: 'message' as const,
        key: `message-${id}`,
        icon: IconMail,
        text: fill(TEXTS.message, { name }),
        detail: subject,
        at: created_at,
        to: messageHref(id),
      })),
    ...dashboard.recent_blog_posts.map(({ id, title, category, created_at }) => ({
      kind: 'post' as const,
      key: `post-${id}`,
      icon: IconArticle,
      text: fill(TEXTS.post, { name: title }),
      detail: category,
      at: created_at,
      to: postHref(id),
    })),
    ...dashboard.recent_testimonials.map(({ id, name, location, created_at }) => ({
      kind: 'testimonial' as const,
      key: `testimonial-${id}`,
      icon: IconStar,
      text: fill(TEXTS.testimonial, { name }),
      detail: location,
      at: created_at,
      to: testimonialHref(id),
    })),
  ];
  return groupEvents(events.sort((one, other) => other.at.localeCompare(one.at))).slice(0, ROWS);
}

/** Merges records of one kind that follow each other closely. */
function groupEvents(events: readonly Event[]): Event[] {
  const runs: Event[][] = [];
  for (const event of events) {
    const run = runs.at(-1);
    const first = run?.[0];
    const isNear = first !== undefined && Date.parse(first.at) - Date.parse(event.at) < GROUPED_MS;
    if (run !== undefined && isNear && first.kind === event.kind) run.push(event);
    else runs.push([event]);
  }
  return runs.flatMap((run) => {
    const [first] = run;
    if (first === undefined || run.length < GROUPED_FROM) return run;
    const detail = run.map((event) => event.detail).filter(Boolean);
    return {
      ...first,
      text: fill(TEXTS.grouped[first.kind], { count: run.length }),
      detail: [...new Set(detail)].join(', '),
      to: LISTS[first.kind],
    };
  });
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
