import { useState } from 'react';
import { Link } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { fillPlaceholders } from '#src/kernel/placeholders.ts';
import { DoneNotice, EmptyNotice, LoadFailure, LoadingText } from '#src/ui/account/account-notices.tsx';
import { useFacts } from '#src/ui/account/use-facts.ts';
import { useLoaded } from '#src/ui/account/use-loaded.ts';
import { Button, ButtonLink } from '#src/ui/public/button.tsx';
import { getExchanges } from '../contact.views.ts';
import { fetchOwnMessages } from '../own-message.client.ts';
import type { OwnMessage } from '../own-message.contract.ts';
import { OWN_MESSAGE_TEXTS as texts } from '../own-message.texts.ts';
import { ExchangeCard } from './exchange-card.tsx';
import { MessageForm } from './message-form.tsx';
import styles from './messages.module.css';

/** Lists a customer's exchanges with the company, and starts new ones. */
export function MessagesList({ isVerified }: { isVerified: boolean }) {
  const { loaded, replace } = useLoaded(fetchOwnMessages, texts.loadError);
  const facts = useFacts();
  const [isWriting, setWriting] = useState(false);
  const [isSent, setSent] = useState(false);
  if (loaded.is === 'loading') return <LoadingText text={texts.loading} />;
  if (loaded.is === 'failed') return <LoadFailure message={loaded.message} />;
  const exchanges = getExchanges(loaded.data);
  const add = (message: OwnMessage): void => {
    replace([message, ...loaded.data]);
    setWriting(false);
    setSent(true);
  };
  const write = (): void => {
    setSent(false);
    setWriting(true);
  };
  return (
    <>
      {isSent && <DoneNotice>{fillPlaceholders(texts.sent, facts)}</DoneNotice>}
      {!isVerified && (
        <p className={styles.hint}>
          {texts.unverified} <Link to={href('/profile')}>{texts.verify}</Link>
        </p>
      )}
      {exchanges.length === 0 && !isWriting && (
        <EmptyNotice text={texts.empty}>
          <ButtonLink href="/contact">{texts.contact}</ButtonLink>
        </EmptyNotice>
      )}
      {isWriting ? (
        <section className={styles.exchange} aria-label={texts.write}>
          <MessageForm onSent={add} onCancel={() => setWriting(false)} />
        </section>
      ) : (
        <p>
          <Button look={exchanges.length === 0 ? 'outline' : 'primary'} icon="mail" onClick={write}>
            {texts.write}
          </Button>
        </p>
      )}
      <ul className={styles.list}>
        {exchanges.map((exchange) => (
          <ExchangeCard key={exchange.id} exchange={exchange} onSent={add} />
        ))}
      </ul>
    </>
  );
}
