import { type FormEvent, useEffect, useState } from 'react';
import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import { ApiError, toSentence } from '#src/ui/http/api-error.ts';
import { readToken } from '#src/ui/http/stored-session.ts';
import { Alert } from '#src/ui/public/alert.tsx';
import { Button, ButtonLink } from '#src/ui/public/button.tsx';
import { describedBy, Field } from '#src/ui/public/field.tsx';
import { verifyFromHere } from '../../verification.client.ts';
import { VERIFICATION_TEXTS as texts } from '../../verification.texts.ts';

export interface VerificationFormProps {
  token: string;
  /** Reason why a form sent without script was refused. */
  refusal: string | null;
}

type State = { is: 'asking' | 'sending'; refusal: string | null } | { is: 'done'; email: string };

/** Verifies an address: with one click when signed in on this device, elsewhere with the account's password. */
export default function VerificationForm({ token, refusal }: VerificationFormProps) {
  const [state, setState] = useState<State>({ is: 'asking', refusal });
  // The server knows no session while it renders a document: without script the password is required.
  const [asksPassword, setAsksPassword] = useState(true);
  useEffect(() => setAsksPassword(readToken() === null), []);
  if (state.is === 'done') {
    return (
      <>
        <p role="status">{fill(texts.done, { email: state.email })}</p>
        <ButtonLink href={href('/profile')}>{texts.toAccount}</ButtonLink>
      </>
    );
  }
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state.is === 'sending') return;
    const field = event.currentTarget.querySelector<HTMLInputElement>('[name=password]');
    setState({ is: 'sending', refusal: null });
    try {
      const email = await verifyFromHere(token, field?.value);
      setState({ is: 'done', email });
    } catch (error) {
      // The session of this device has expired, or belongs to another account.
      const isForeign = field === null && error instanceof ApiError && error.status === 401;
      if (isForeign) setAsksPassword(true);
      setState({ is: 'asking', refusal: isForeign ? texts.foreign : toSentence(error, texts.error) });
      field?.focus();
    }
  };
  const field = { id: 'password', hint: texts.passwordHint };
  return (
    <form method="post" onSubmit={(event) => void submit(event)}>
      {state.refusal !== null && <Alert>{state.refusal}</Alert>}
      <p>{texts.text}</p>
      <input type="hidden" name="token" value={token} />
      {asksPassword && (
        <Field label={texts.password} {...field}>
          <input
            id={field.id}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            aria-describedby={describedBy({ ...field, error: undefined })}
          />
        </Field>
      )}
      <Button type="submit" disabled={state.is === 'sending'}>
        {texts.submit}
      </Button>
      <p>
        {texts.notMine} <a href={href('/mot-de-passe-oublie')}>{texts.forgotten}</a>
      </p>
    </form>
  );
}
