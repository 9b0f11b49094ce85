import { Alert, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { QUOTE_ACCEPTANCE_TEXTS } from '../quote-acceptance.texts.ts';
import { fetchTimeline } from '../quote-admin.client.ts';
import type { AdminQuote } from '../quote-admin.contract.ts';
import { QUOTE_SCREEN_TEXTS } from '../quote-screen.texts.ts';
import type { QuoteTimeline } from '../quote-timeline.contract.ts';
import { AcceptanceScans } from './acceptance-scans.tsx';
import { formatDay } from './quote-words.ts';
import classes from './quotes.module.css';

const { timeline: TEXTS } = QUOTE_SCREEN_TEXTS;
const { means: MEANS } = QUOTE_ACCEPTANCE_TEXTS;

/** Loads the timeline again after each change of the quote; undefined while there is no answer. */
function useTimeline({ id, updated_at }: Pick<AdminQuote, 'id' | 'updated_at'>) {
  const [timeline, setTimeline] = useState<QuoteTimeline & { of: string }>();
  const of = `${id} ${updated_at}`;
  useEffect(() => {
    let isCurrent = true;
    fetchTimeline(id)
      .then((answer) => isCurrent && setTimeline({ ...answer, of }))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [id, of]);
  return [timeline, (answer: QuoteTimeline) => setTimeline({ ...answer, of })] as const;
}

function getEvents(bubbles: QuoteTimeline): { text: string; at: string }[] {
  const { sentAt, openedAt, decision, decidedAt, decidedBy: name, channel, means, withdrawnAt } = bubbles;
  const way = channel === null ? '' : TEXTS.channels[channel];
  const how = means === null ? way : fill(TEXTS.means, { channel: way, means: MEANS[means] });
  const by = how && `, ${how}`;
  return [
    { text: TEXTS.sent, at: sentAt },
    { text: TEXTS.opened, at: openedAt },
    { text: decision === null ? '' : fill(TEXTS[decision], { name }) + by, at: decidedAt },
    { text: fill(TEXTS.withdrawn, { name }), at: withdrawnAt },
    { text: fill(TEXTS.cancelled, { reason: bubbles.cancelReason }), at: bubbles.cancelledAt },
  ].flatMap(({ text, at }) => (at === null ? [] : [{ text, at }]));
}

/** Returns the sentences on the periods that the law sets after an acceptance. */
function getClock({ withdrawalUntil, unpaidUntil, startsEarly }: QuoteTimeline): string[] {
  return [
    withdrawalUntil === null ? '' : fill(TEXTS.withdrawalUntil, { date: formatDay(withdrawalUntil) }),
    unpaidUntil === null ? '' : fill(TEXTS.unpaidUntil, { date: formatDay(unpaidUntil) }),
    startsEarly ? TEXTS.startsEarly : '',
  ].filter((text) => text !== '');
}

function getWarning({ state, isChanged, decision }: QuoteTimeline): string | undefined {
  if (state === 'changed' || state === 'expired') return TEXTS[state];
  return state === 'accepted' && decision === 'accepted' && isChanged ? TEXTS.agreed : undefined;
}

/** Shows what the customer did with a sent quote. */
export function QuoteHistory({ quote }: { quote: AdminQuote }) {
  const [timeline, setTimeline] = useTimeline(quote);
  const events = timeline === undefined ? [] : getEvents(timeline);
  const warning = timeline && getWarning(timeline);
  if (timeline === undefined || events.length === 0) return null;
  return (
    <section>
      <Title order={3} fz="sm">
        {TEXTS.title}
      </Title>
      <ul className={classes.timeline}>
        {events.map(({ text, at }) => (
          <li key={text}>
            {text} <time dateTime={at}>{formatDateTime(at)}</time>
          </li>
        ))}
      </ul>
      {getClock(timeline).map((text) => (
        <Text key={text} size="sm">
          {text}
        </Text>
      ))}
      <AcceptanceScans quoteId={quote.id} timeline={timeline} onAdded={setTimeline} />
      {warning && <Alert color="orange">{warning}</Alert>}
    </section>
  );
}
