import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#src/ui/public/button.tsx';
import { describedBy, Field } from '#src/ui/public/field.tsx';
import { Icon } from '#src/ui/public/icon.tsx';
import { sendSubscription } from '../../newsletter.client.ts';
import { NEWSLETTER_FORM_TEXTS as texts } from '../../newsletter-form.texts.ts';
import { looksLikeEmail, NEWSLETTER_PATH, type NewsletterOutcome } from '../../newsletter-form.views.ts';
import styles from '../newsletter.module.css';

export interface NewsletterFormProps {
  /** Maximum length of an address. */
  maxLength: number;
  /** Result of a form sent without script. */
  outcome: NewsletterOutcome | null;
}

type State = NewsletterOutcome | { state: 'idle' | 'sending'; email: string };

const problemWith = (email: string): string | undefined =>
  email.trim() === '' ? texts.missing : looksLikeEmail(email) ? undefined : texts.badEmail;

/** Subscribes to the newsletter; the link in the following email confirms it. */
export default function NewsletterForm({ maxLength, outcome }: NewsletterFormProps) {
  const [state, setState] = useState<State>(outcome ?? { state: 'idle', email: '' });
  const [live, setLive] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setLive(true), []);
  const id = useId();
  if (state.state === 'sent') return <Sent email={state.email} />;

  const refuse = (email: string, message: string): void => {
    setState({ state: 'refused', email, message });
    field.current?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state.state === 'sending') return;
    const typed = new FormData(event.currentTarget);
    const email = String(typed.get('email') ?? '');
    const problem = problemWith(email);
    if (problem !== undefined) return refuse(email, problem);
    setState({ state: 'sending', email });
    const refusal = await sendSubscription(email, String(typed.get('website') ?? ''));
    if (refusal === undefined) setState({ state: 'sent', email: email.trim() });
    else refuse(email, refusal);
  };
  const error = state.state === 'refused' ? state.message : undefined;
  const isSending = state.state === 'sending';
  return (
    <form className={styles.form} method="post" action={NEWSLETTER_PATH} noValidate={live} onSubmit={submit}>
      <div className={styles.row}>
        <Field id={id} label={texts.email} mark={texts.required} error={error}>
          <input
            ref={field}
            id={id}
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            maxLength={maxLength}
            defaultValue={state.email}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy({ id, hint: undefined, error })}
          />
        </Field>
        <Button type="submit" size="large" icon="send" disabled={isSending}>
          {isSending ? texts.sending : texts.submit}
        </Button>
      </div>
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`${id}-website`}>{texts.website}</label>
        <input id={`${id}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <p className={styles.consent}>
        {texts.consent.before}
        <a href="/confidentialite">{texts.consent.link}</a>
      </p>
    </form>
  );
}

/** Replaces the form and takes the focus: the next step is in the mailbox. */
function Sent({ email }: { email: string }) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  const [before = '', after = ''] = texts.sent.split('{email}');
  return (
    <div className={styles.sent} role="status">
      <span className={styles.seal}>
        <Icon name="mail" size="large" />
      </span>
      <div>
        <p ref={title} tabIndex={-1} className={styles.sentTitle}>
          {texts.sentTitle}
        </p>
        <p>
          {before}
          <strong>{email}</strong>
          {after}
        </p>
        <p className={styles.consent}>{texts.sentHint}</p>
      </div>
    </div>
  );
}
