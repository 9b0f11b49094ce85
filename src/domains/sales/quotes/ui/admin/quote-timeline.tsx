import { Alert, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { fetchStory } from '../../quote-admin.client.ts';
import type { DeskQuote } from '../../quote-admin.contract.ts';
import { QUOTE_SCREEN_TEXTS } from '../../quote-screen.texts.ts';
import type { QuoteStory as Story } from '../../quote-timeline.contract.ts';
import classes from './quotes.module.css';

const { story: TEXTS } = QUOTE_SCREEN_TEXTS;

/** Loads the timeline again after each change of the quote; undefined while there is no answer. */
function useStory({ id, updated_at }: Pick<DeskQuote, 'id' | 'updated_at'>): Story | undefined {
  const [story, setStory] = useState<Story & { of: string }>();
  const of = `${id} ${updated_at}`;
  useEffect(() => {
    let isCurrent = true;
    fetchStory(id)
      .then((answer) => isCurrent && setStory({ ...answer, of }))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [id, of]);
  return story;
}

function eventsOf(story: Story): { text: string; at: string }[] {
  const { sentAt, openedAt, decision, decidedAt, decidedBy: name, channel, withdrawnAt } = story;
  const by = channel === null ? '' : `, ${TEXTS.channels[channel]}`;
  return [
    { text: TEXTS.sent, at: sentAt },
    { text: TEXTS.opened, at: openedAt },
    { text: decision === null ? '' : fill(TEXTS[decision], { name }) + by, at: decidedAt },
    { text: fill(TEXTS.withdrawn, { name }), at: withdrawnAt },
  ].flatMap(({ text, at }) => (at === null ? [] : [{ text, at }]));
}

function warningOf({ state, isChanged, decision }: Story): string | undefined {
  if (state === 'changed' || state === 'expired') return TEXTS[state];
  return state === 'accepted' && decision === 'accepted' && isChanged ? TEXTS.agreed : undefined;
}

/** Shows what the customer did with a sent quote. */
export function QuoteStory({ quote }: { quote: DeskQuote }) {
  const story = useStory(quote);
  const events = story === undefined ? [] : eventsOf(story);
  const warning = story && warningOf(story);
  if (story === undefined || events.length === 0) return null;
  return (
    <section>
      <Title order={3} fz="sm">
        {TEXTS.title}
      </Title>
      <ul className={classes.story}>
        {events.map(({ text, at }) => (
          <li key={text}>
            {text} <time dateTime={at}>{formatDateTime(at)}</time>
          </li>
        ))}
      </ul>
      {warning && <Alert color="orange">{warning}</Alert>}
    </section>
  );
}
