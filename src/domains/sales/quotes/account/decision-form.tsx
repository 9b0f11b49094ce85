import { useState } from 'react';
import { z } from 'zod';
import { Line, NAME_MAX } from '#src/kernel/fields.ts';
import { AccountField } from '#src/ui/account/account-field.tsx';
import { FocusHere } from '#src/ui/account/focus-here.tsx';
import { SubmitButton } from '#src/ui/account/submit-button.tsx';
import { useAccountForm } from '#src/ui/account/use-account-form.ts';
import { Alert } from '#src/ui/public/alert.tsx';
import { Button } from '#src/ui/public/button.tsx';
import { OWN_QUOTE_TEXTS } from '../own-quote.texts.ts';
import { AMENDMENT_SCREEN_TEXTS } from '../quote-amendment-screen.texts.ts';
import type { Answer } from '../quote-link.client.ts';
import type { Decision, QuoteOffer } from '../quote-link.contract.ts';
import styles from './quotes.module.css';

const texts = OWN_QUOTE_TEXTS.decision;
const AMENDMENT = AMENDMENT_SCREEN_TEXTS.own;
const AGREED = 'oui';
const AnswerForm = z.object({ name: Line(NAME_MAX, 2), consent: z.literal(AGREED, texts.consent), early: z.string() });

interface DecisionFormProps {
  /** Prefix that separates the fields of several quotes on one page. */
  id: number;
  name: string;
  customer: QuoteOffer['contract']['customer'];
  statements: QuoteOffer['statements'];
  /** Words of the request to begin early; empty where it is not offered. */
  earlyStart: string;
  /** What an amendment adds, with tax; absent for a quote. */
  amendmentGross?: number | undefined;
  send: (answer: Answer) => Promise<QuoteOffer>;
  onDecided: (offer: QuoteOffer) => void;
}

/** Returns the words of the buttons: accepting an amendment that asks for more binds a consumer to pay. */
function getWords(customer: DecisionFormProps['customer'], gross: number | undefined): Record<Decision, string> {
  const asksMore = gross === undefined || gross > 0;
  const own = gross === undefined ? texts.submitAcceptProfessional : AMENDMENT.submitAccept;
  return {
    accepted: customer === 'consumer' && asksMore ? texts.submitAccept : own,
    rejected: gross === undefined ? texts.submitReject : AMENDMENT.submitReject,
  };
}

function AnswerFields({
  id,
  name,
  customer,
  statements,
  earlyStart,
  amendmentGross,
  send,
  onDecided,
  decision,
  onCancel,
}: DecisionFormProps & {
  decision: Decision;
  onCancel: () => void;
}) {
  const { form, field, fields, change, failure, isSending } = useAccountForm({
    schema: AnswerForm,
    start: { name, consent: '', early: '' },
    send: (values) => send({ decision, name: values.name.trim(), early_start: values.early === AGREED }),
    onDone: onDecided,
    failure: texts.error,
  });
  const { error } = field('consent');
  const words = getWords(customer, amendmentGross);
  return (
    <form {...form} className={styles.form}>
      {failure && <Alert>{failure}</Alert>}
      <AccountField label={texts.name} maxLength={NAME_MAX} autoComplete="name" {...field('name')} />
      <div className={styles.consent}>
        <label>
          <input
            type="checkbox"
            name="consent"
            checked={fields.consent === AGREED}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `accord-${id}` : undefined}
            onChange={({ currentTarget }) => change('consent', currentTarget.checked ? AGREED : '')}
          />
          <span>{statements[decision]}</span>
        </label>
        {error && <p id={`accord-${id}`}>{error}</p>}
      </div>
      {decision === 'accepted' && earlyStart !== '' && (
        <div className={styles.consent}>
          <label>
            <input
              type="checkbox"
              name="early"
              checked={fields.early === AGREED}
              onChange={({ currentTarget }) => change('early', currentTarget.checked ? AGREED : '')}
            />
            <span>
              {texts.optional} {earlyStart}
            </span>
          </label>
        </div>
      )}
      <p className={styles.buttons}>
        <SubmitButton label={words[decision]} busyLabel={texts.sending} isBusy={isSending} />
        <Button look="quiet" size="large" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </p>
    </form>
  );
}

/** Renders the answer form: accept or refuse first, then the name and the statement to agree to. */
export function DecisionForm(props: DecisionFormProps) {
  const [decision, setDecision] = useState<Decision>();
  if (decision !== undefined) {
    return (
      <FocusHere>
        <AnswerFields {...props} decision={decision} onCancel={() => setDecision(undefined)} />
      </FocusHere>
    );
  }
  return (
    <p className={styles.buttons}>
      <Button icon="check" onClick={() => setDecision('accepted')}>
        {props.amendmentGross === undefined ? texts.accept : AMENDMENT.accept}
      </Button>
      <Button look="outline" onClick={() => setDecision('rejected')}>
        {texts.reject}
      </Button>
    </p>
  );
}
