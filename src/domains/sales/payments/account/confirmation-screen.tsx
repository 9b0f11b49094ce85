import { useEffect, useRef, useState } from 'react';
import { formatAmount } from '#src/kernel/money.ts';
import { fill } from '#src/kernel/text.ts';
import { toSentence } from '#src/ui/http/api-error.ts';
import { Alert } from '#src/ui/public/alert.tsx';
import { Button } from '#src/ui/public/button.tsx';
import { answerBank } from '../payment.client.ts';
import type { Receipt } from '../payment.contract.ts';
import { PAYMENT_FORM_TEXTS } from '../payment-form.texts.ts';
import styles from './payment.module.css';

const texts = PAYMENT_FORM_TEXTS.confirm;

/** Shows the demonstration's bank confirmation. */
export function ConfirmationScreen({ receipt, onSettled }: { receipt: Receipt; onSettled: (now: Receipt) => void }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const answer = async (accepted: boolean): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      onSettled(await answerBank(receipt.transaction_id, accepted));
    } catch (error) {
      setFailure(toSentence(error, PAYMENT_FORM_TEXTS.failure));
      setBusy(false);
    }
  };
  const amount = formatAmount(receipt.amount, 'card');
  const words = receipt.service_title === '' ? texts.textPlain : texts.text;
  return (
    <section className={styles.card}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{fill(words, { amount, service: receipt.service_title })}</p>
      {failure && <Alert>{failure}</Alert>}
      <p className={styles.buttons}>
        <Button size="large" disabled={isBusy} onClick={() => void answer(true)}>
          {isBusy ? texts.busy : texts.accept}
        </Button>
        <Button size="large" look="outline" disabled={isBusy} onClick={() => void answer(false)}>
          {texts.refuse}
        </Button>
      </p>
      <p className={styles.small}>{texts.demo}</p>
    </section>
  );
}
