import { useId, useState } from 'react';
import { formatLongDate } from '#src/kernel/dates.ts';
import { fill } from '#src/kernel/text.ts';
import { FocusHere } from '#src/ui/account/focus-here.tsx';
import { toSentence } from '#src/ui/http/api-error.ts';
import { Alert } from '#src/ui/public/alert.tsx';
import { Button } from '#src/ui/public/button.tsx';
import { OWN_QUOTE_TEXTS } from '../own-quote.texts.ts';
import type { QuoteOffer } from '../quote-link.contract.ts';
import styles from './quotes.module.css';

const texts = OWN_QUOTE_TEXTS.withdrawal;

interface WithdrawalProps {
  number: string;
  /** Last day for withdrawal. */
  until: string;
  send: () => Promise<QuoteOffer>;
  onWithdrawn: (offer: QuoteOffer) => void;
}

/** Withdrawal function required by law (C. conso L221-21): visible until the period ends, in two steps. */
export function Withdrawal({ number, until, send, onWithdrawn }: WithdrawalProps) {
  const [isAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const heading = useId();
  const confirm = (): void => {
    setSending(true);
    setFailure(undefined);
    send()
      .then(onWithdrawn, (error: unknown) => setFailure(toSentence(error, texts.error)))
      .finally(() => setSending(false));
  };
  return (
    <section className={styles.withdrawal} aria-labelledby={heading}>
      <h3 id={heading}>{texts.title}</h3>
      <p>{fill(texts.text, { date: formatLongDate(`${until}T12:00:00Z`) })}</p>
      {failure && <Alert>{failure}</Alert>}
      {isAsked ? (
        <FocusHere className={styles.form}>
          <p>{fill(texts.second, { number })}</p>
          <p className={styles.buttons}>
            <Button onClick={confirm} disabled={isSending}>
              {isSending ? texts.sending : texts.confirm}
            </Button>
            <Button look="quiet" onClick={() => setAsked(false)} disabled={isSending}>
              {texts.cancel}
            </Button>
          </p>
        </FocusHere>
      ) : (
        <p>
          <Button look="outline" onClick={() => setAsked(true)}>
            {texts.begin}
          </Button>
        </p>
      )}
    </section>
  );
}
