import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { parisDay } from '#src/kernel/dates.ts';
import { groupedNumber } from '#src/kernel/payment-card.ts';
import { SubmitButton } from '#src/ui/account/submit-button.tsx';
import { findFirst } from '#src/ui/account/use-account-form.ts';
import { Alert } from '#src/ui/public/alert.tsx';
import { cardErrors } from '../card-form.rules.ts';
import { expiryYears } from '../payment.views.ts';
import { PAYMENT_FORM_TEXTS as texts } from '../payment-form.texts.ts';
import { PAYMENT_REFUSALS } from '../payment-refusals.texts.ts';
import { type CardErrors, CardFields, type TypedFields } from './card-fields.tsx';
import { DemoNotice } from './demo-notice.tsx';
import type { FormProps } from './form-props.ts';
import styles from './payment.module.css';
import { usePayment } from './use-payment.ts';

const EMPTY: TypedFields = { cardNumber: '', cardHolder: '', expiryMonth: '', expiryYear: '', cvv: '' };

const getFirst = (fields: Record<string, string[]>): CardErrors =>
  Object.fromEntries(Object.entries(fields).map(([name, [sentence]]) => [name, sentence]));

/** Shows the demonstration's form: validated here before sending, and again by the server. */
export function CardForm({ config, target, amountPart, submitLabel, onAnswer, onRefusedAmount }: FormProps) {
  const [fields, setFields] = useState(EMPTY);
  const [errors, setErrors] = useState<CardErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const isRefused = useRef(false);
  // With the messages, not a moment later: by then another field may be pressed.
  useLayoutEffect(() => {
    if (isRefused.current) findFirst(form.current, errors)?.focus();
    isRefused.current = false;
  }, [errors]);
  const refuse = (wrong: Record<string, string[]>): void => {
    isRefused.current = true;
    setErrors(getFirst(wrong));
    onRefusedAmount(wrong.amount?.[0]);
  };
  const { pay, isSending, failure, setFailure } = usePayment({ onAnswer, onRefused: refuse });

  const change = (name: keyof TypedFields, value: string): void => {
    setFields((now) => ({ ...now, [name]: value }));
    setErrors(({ [name]: _, ...others }) => others);
    setFailure(undefined);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = cardErrors(fields, parisDay(new Date()), PAYMENT_REFUSALS);
    if (Object.keys(wrong).length > 0) {
      refuse(wrong);
      return;
    }
    setErrors({});
    // The security code must be typed again for each attempt, as is usual.
    void pay(target, fields).then(() => setFields((now) => ({ ...now, cvv: '' })));
  };
  return (
    <form ref={form} method="post" className={styles.form} noValidate autoComplete="off" onSubmit={submit}>
      <DemoNotice cards={config.test_cards} onUse={(number) => change('cardNumber', groupedNumber(number))} />
      {failure && <Alert>{failure}</Alert>}
      {amountPart}
      <CardFields fields={fields} errors={errors} years={expiryYears(parisDay(new Date()))} onChange={change} />
      <SubmitButton label={submitLabel} busyLabel={texts.submitting} isBusy={isSending} />
      <p className={styles.small}>{texts.once}</p>
    </form>
  );
}
