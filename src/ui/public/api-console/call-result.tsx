import { useEffect, useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import styles from './api-console.module.css';
import { API_CONSOLE_TEXTS } from './api-console.texts.ts';
import { type CallAnswer, READ_MAX_BYTES, SHOWN_MAX } from './call-answer.ts';
import { toSize } from './size.ts';
import type { CallState } from './use-call.ts';

const { answer: texts } = API_CONSOLE_TEXTS;

const getWord = (status: number): string => (status < 400 ? texts.done : status < 500 ? texts.refused : texts.broken);

function FileLink({ name, content }: NonNullable<CallAnswer['file']>) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return (
    <p>
      <a href={address} download={name}>
        {fill(texts.download, { name, size: toSize(content.size) })}
      </a>
    </p>
  );
}

/** Says what is not as expected about an answer. */
function Notes({ answer, hasAccess }: { answer: CallAnswer; hasAccess: boolean }) {
  return (
    <>
      {answer.message && <p>{answer.message}</p>}
      {answer.status === 401 && (
        <p>
          {hasAccess ? texts.otherAccess : texts.signIn} <a href="#acces">{texts.toAccess}</a>
        </p>
      )}
      {answer.end === 'stopped' && <p>{texts.stopped}</p>}
      {answer.end === 'cut' && <p>{fill(texts.cut, { size: toSize(READ_MAX_BYTES) })}</p>}
      {answer.isShortened && <p>{fill(texts.shortened, { count: SHOWN_MAX.toLocaleString('fr-FR') })}</p>}
      {answer.bytes === 0 && <p>{texts.empty}</p>}
    </>
  );
}

function Answer({ answer, hasAccess }: { answer: CallAnswer; hasAccess: boolean }) {
  return (
    <>
      <Notes answer={answer} hasAccess={hasAccess} />
      {answer.file && <FileLink {...answer.file} />}
      <dl className={styles.headers}>
        {answer.headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {answer.text && (
        <textarea className={styles.text} aria-label={texts.body} readOnly spellCheck={false} value={answer.text} />
      )}
    </>
  );
}

/** Shows the answer of a call, or why there is none. */
export function CallResult({ state }: { state: CallState }) {
  const answer = state.is === 'answered' ? state.answer : undefined;
  return (
    <section className={styles.result} aria-label={texts.title}>
      <p role="status" data-refused={(answer && answer.status >= 400) || state.is === 'failed' || undefined}>
        {answer && (
          <>
            <strong>
              {answer.status} {getWord(answer.status)}
            </strong>{' '}
            · {fill(texts.duration, { ms: answer.ms })} · {toSize(answer.bytes)}
          </>
        )}
        {state.is === 'failed' && texts[state.why]}
      </p>
      {answer && <Answer answer={answer} hasAccess={state.is === 'answered' && state.hasAccess} />}
    </section>
  );
}
