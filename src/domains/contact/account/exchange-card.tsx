import { useState } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '#src/kernel/dates.ts';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { StatusChip } from '#src/ui/account/status-chip.tsx';
import { Button } from '#src/ui/public/button.tsx';
import type { Exchange } from '../contact.views.ts';
import type { OwnMessage } from '../own-message.contract.ts';
import { OWN_MESSAGE_TEXTS as texts } from '../own-message.texts.ts';
import { MessageForm } from './message-form.tsx';
import styles from './messages.module.css';

const TONES = { unread: 'quiet', read: 'news', replied: 'good', archived: 'quiet' } as const;

function Turn({ who, at, words, isOurs = false }: { who: string; at: string; words: string; isOurs?: boolean }) {
  return (
    <li className={styles.turn} data-ours={isOurs || undefined}>
      <p className={styles.who}>
        <strong>{who}</strong> {fill(texts.at, { date: formatDateTime(at) })}
      </p>
      <p className={styles.words}>{words}</p>
    </li>
  );
}

const getTurns = ({ id, message, created_at, admin_response, replied_at }: OwnMessage) => [
  <Turn key={id} who={texts.you} at={created_at} words={message} />,
  ...(admin_response
    ? [<Turn key={`${id}-r`} who={texts.company} at={replied_at ?? created_at} words={admin_response} isOurs />]
    : []),
];

/** Shows one exchange, oldest turn first, with a form to answer. */
export function ExchangeCard({ exchange, onSent }: { exchange: Exchange; onSent: (message: OwnMessage) => void }) {
  const [isAnswering, setAnswering] = useState(false);
  const { id, subject, messages } = exchange;
  const last = messages.at(-1);
  if (last === undefined) return null;
  const quoteId = messages.find(({ quote_id }) => quote_id !== null)?.quote_id;
  return (
    <li className={styles.exchange}>
      <article aria-labelledby={`echange-${id}`}>
        <header className={styles.top}>
          <h2 id={`echange-${id}`}>{subject}</h2>
          <StatusChip tone={TONES[last.status]}>{texts.statuses[last.status]}</StatusChip>
        </header>
        <ol className={styles.turns}>{messages.flatMap(getTurns)}</ol>
        {isAnswering ? (
          <MessageForm
            answered={last.id}
            onSent={(message) => {
              setAnswering(false);
              onSent(message);
            }}
            onCancel={() => setAnswering(false)}
          />
        ) : (
          <p className={styles.buttons}>
            <Button look="outline" aria-label={fill(texts.answerLabel, { subject })} onClick={() => setAnswering(true)}>
              {texts.answer}
            </Button>
            {quoteId && <Link to={href('/quotes')}>{texts.quote}</Link>}
          </p>
        )}
      </article>
    </li>
  );
}
