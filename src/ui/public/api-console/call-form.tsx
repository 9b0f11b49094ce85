import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import type { ApiRequest } from '../../http/request.ts';
import { Button } from '../button.tsx';
import { describedBy, Field } from '../field.tsx';
import styles from './api-console.module.css';
import { API_CONSOLE_TEXTS } from './api-console.texts.ts';
import { CallFieldControl } from './call-field.tsx';
import { BODY_CONTROL, controlName, toRequest, UnreadableBody } from './call-request.ts';
import { CallResult } from './call-result.tsx';
import { ConfirmSend } from './confirm-send.tsx';
import type { CallDescription } from './description.ts';
import { toSize } from './size.ts';
import { useCall } from './use-call.ts';

const { call: texts } = API_CONSOLE_TEXTS;

interface Asked {
  path: string;
  request: ApiRequest;
}

/** Form of one call, with its answer below; what changes the site is sent after a question. */
export function CallForm({ call }: { call: CallDescription }) {
  const { state, send, stop } = useCall();
  const [asked, setAsked] = useState<Asked>();
  const [bodyError, setBodyError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const ids = useId();
  // The button that was pressed is gone.
  useEffect(() => form.current?.focus(), []);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (state.is === 'sending') return;
    try {
      const ready = toRequest(call, new FormData(event.currentTarget));
      setBodyError(undefined);
      if (call.method === 'GET') void send(ready.path, ready.request);
      else setAsked(ready);
    } catch (error) {
      if (!(error instanceof UnreadableBody)) throw error;
      setBodyError(texts.badBody);
      form.current?.querySelector('textarea')?.focus();
    }
  };
  const answer = (isConfirmed: boolean): void => {
    setAsked(undefined);
    if (isConfirmed && asked !== undefined) void send(asked.path, asked.request);
  };

  const body = { id: `${ids}-body`, hint: texts.bodyHint, error: bodyError };
  return (
    <div className={styles.console}>
      <form
        ref={form}
        className={styles.form}
        tabIndex={-1}
        aria-label={fill(texts.form, { call: `${call.method} ${call.path}` })}
        autoComplete="off"
        onSubmit={submit}
      >
        {call.fields.length > 0 && (
          <div className={styles.fields}>
            {call.fields.map((field) => (
              <CallFieldControl key={controlName(field)} id={`${ids}-${controlName(field)}`} field={field} />
            ))}
          </div>
        )}
        {call.body !== undefined && (
          <Field label={texts.body} {...body}>
            <textarea
              id={body.id}
              name={BODY_CONTROL}
              className={styles.code}
              spellCheck={false}
              defaultValue={call.body}
              aria-invalid={bodyError ? true : undefined}
              aria-describedby={describedBy(body)}
            />
          </Field>
        )}
        <p className={styles.buttons}>
          <Button type="submit" aria-disabled={state.is === 'sending'}>
            {state.is === 'sending' ? texts.sending : texts.send}
          </Button>
          {state.is === 'sending' && (
            <Button look="outline" onClick={stop}>
              {texts.stop}
            </Button>
          )}
        </p>
      </form>
      {state.is === 'sending' && state.bytes > 0 && <p>{fill(texts.received, { size: toSize(state.bytes) })}</p>}
      <CallResult state={state} />
      {asked && <ConfirmSend method={call.method} path={asked.path} onAnswer={answer} />}
    </div>
  );
}
