import { useState } from 'react';
import { Link } from 'react-router';
import { href } from '#src/kernel/href.ts';
import { DoneNotice, EmptyNotice, LoadFailure, LoadingText } from '#src/ui/account/account-notices.tsx';
import { FocusHere } from '#src/ui/account/focus-here.tsx';
import { useLoaded } from '#src/ui/account/use-loaded.ts';
import { ButtonLink } from '#src/ui/public/button.tsx';
import { fetchOwnQuotes } from '../own-quote.client.ts';
import { OWN_QUOTE_TEXTS } from '../own-quote.texts.ts';
import type { QuoteOffer } from '../quote-link.contract.ts';
import { QuoteCard } from './quote-card.tsx';
import styles from './quotes.module.css';

const { list: texts, decision, withdrawal } = OWN_QUOTE_TEXTS;

const doneWith = ({ state }: QuoteOffer): string => {
  if (state === 'withdrawn') return withdrawal.done;
  return state === 'accepted' ? decision.accepted : decision.rejected;
};

/** Lists a customer's quotes, newest first. */
export function QuotesList({ isVerified }: { isVerified: boolean }) {
  const { loaded, reload } = useLoaded(fetchOwnQuotes, texts.loadError);
  const [done, setDone] = useState<string>();
  if (loaded.is === 'loading') return <LoadingText text={texts.loading} />;
  if (loaded.is === 'failed') return <LoadFailure message={loaded.message} />;
  const changed = (offer: QuoteOffer): void => {
    setDone(doneWith(offer));
    reload();
  };
  return (
    <>
      {done && (
        <FocusHere key={done}>
          <DoneNotice>{done}</DoneNotice>
        </FocusHere>
      )}
      {!isVerified && (
        <p className={styles.hint}>
          {texts.unverified} <Link to={href('/profile')}>{texts.verify}</Link>
        </p>
      )}
      {loaded.data.length === 0 && (
        <EmptyNotice text={texts.empty}>
          <ButtonLink href="/contact">{texts.ask}</ButtonLink>
        </EmptyNotice>
      )}
      <ul className={styles.list}>
        {loaded.data.map((quote) => (
          <QuoteCard key={quote.id} quote={quote} onChange={changed} />
        ))}
      </ul>
      {loaded.data.length > 0 && (
        <p>
          <ButtonLink href="/contact" look="outline">
            {texts.ask}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
