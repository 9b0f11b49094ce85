import { type FormEvent, useRef } from 'react';
import { SubmitButton } from '#src/ui/account/submit-button.tsx';
import { Alert } from '#src/ui/public/alert.tsx';
import type { AnsweredPayment } from '../payment.client.ts';
import { PAYMENT_FORM_TEXTS } from '../payment-form.texts.ts';
import type { FormProps } from './form-props.ts';
import styles from './payment.module.css';
import { usePayment } from './use-payment.ts';
import { useStripe } from './use-stripe.ts';

const texts = PAYMENT_FORM_TEXTS.stripe;

/** Shows Stripe's own fields: card data goes from the browser to Stripe, the server sets the amount. */
export function StripeForm({ config, target, cents, amountPart, submitLabel, onAnswer, onRefusedAmount }: FormProps) {
  const place = useRef<HTMLDivElement>(null);
  const { state, check, confirm } = useStripe(place, config.publishable_key ?? '', cents);
  const confirmed = async (answer: AnsweredPayment): Promise<void> => {
    if (answer.status === 'pending' && answer.client_secret !== undefined) {
      const sentence = await confirm(answer.client_secret, answer.transaction_id);
      if (sentence !== undefined) return setFailure(sentence);
    }
    onAnswer(answer);
  };
  const { pay, isSending, failure, setFailure } = usePayment({
    onAnswer: confirmed,
    onRefused: (fields) => onRefusedAmount(fields.amount?.[0]),
  });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const sentence = await check();
    if (sentence === undefined) await pay(target);
    else setFailure(sentence);
  };
  return (
    <form method="post" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {failure && <Alert>{failure}</Alert>}
      {amountPart}
      <h2>{texts.title}</h2>
      {state === 'failed' ? <Alert>{texts.failed}</Alert> : <p className={styles.small}>{texts.note}</p>}
      {state === 'loading' && <p role="status">{texts.loading}</p>}
      <div ref={place} className={styles.stripe} />
      <SubmitButton
        label={submitLabel}
        busyLabel={PAYMENT_FORM_TEXTS.submitting}
        isBusy={isSending || state !== 'ready'}
      />
    </form>
  );
}
