import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatDateTime } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { isSignedOut, toFailure } from '#src/ui/admin/failure-sentence.ts';
import { fetchMessage } from '../contact.client.ts';
import type { ContactMessage, ExchangeTurn } from '../contact.contract.ts';
import { CONTACT_TEXTS as TEXTS } from '../contact.texts.ts';
import classes from './messages.module.css';

/** Returns the other turns of the message's exchange; empty while loading. */
function useTurns({ id }: ContactMessage) {
  const [turns, setTurns] = useState<ExchangeTurn[]>([]);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    setTurns([]);
    setFailure(undefined);
    fetchMessage(id).then(
      ({ exchange }) => isCurrent && setTurns(exchange),
      (error: unknown) => {
        if (isCurrent && !isSignedOut(error)) setFailure(toFailure(TEXTS.exchangeError, error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return { turns, failure };
}

/** Shows the customer's other messages of the exchange and their answers, oldest first. */
export function ExchangeTurns({ message }: { message: ContactMessage }) {
  const { turns, failure } = useTurns(message);
  if (failure !== undefined) return <Text c="red">{failure}</Text>;
  if (turns.length === 0) return null;
  return (
    <section aria-label={TEXTS.exchange} className={classes.exchange}>
      <Text size="sm" fw={600}>
        {TEXTS.exchange}
      </Text>
      {turns.map((turn) => (
        <div key={turn.id}>
          <Text size="xs" c="dimmed">
            {fill(TEXTS.exchangeFrom, { name: message.name, date: formatDateTime(turn.created_at) })}
          </Text>
          <p className={classes.words}>{turn.message}</p>
          {turn.admin_response && (
            <>
              <Text size="xs" c="dimmed">
                {fill(TEXTS.exchangeAnswer, { date: formatDateTime(turn.replied_at ?? turn.created_at) })}
              </Text>
              <p className={classes.words}>{turn.admin_response}</p>
            </>
          )}
        </div>
      ))}
    </section>
  );
}
