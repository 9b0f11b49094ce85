import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { Icon } from '#src/ui/public/icon.tsx';
import { CHAT_VISITOR_TEXTS as texts } from '../chat-visitor.texts.ts';
import { charactersLeft, isSendable } from '../chat-visitor.views.ts';
import { PhotoButton } from '../ui/photo-button.tsx';
import { conversation } from './conversation.ts';
import styles from './message-form.module.css';

function CharactersLeft({ id, text }: { id: string; text: string }) {
  const left = charactersLeft(text);
  if (left === undefined) return null;
  const sentence = left < 0 ? texts.tooLong : texts.left;
  return (
    <p id={id} className={styles.left} data-over={left < 0 || undefined} role="status">
      {sentence.replace('{count}', String(Math.abs(left)))}
    </p>
  );
}

function PhotoReady({ photo, onRemove }: { photo: Blob; onRemove: () => void }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(photo);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [photo]);
  return (
    <div className={styles.ready}>
      {address && <img src={address} alt="" width={64} height={64} />}
      <p>{texts.photoReady}</p>
      <button type="button" className={styles.round} aria-label={texts.removePhoto} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Form for text, a photo, or both. Enter sends, Shift+Enter starts a new line. */
export function MessageForm({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const [text, setText] = useState('');
  const [photo, setPhoto] = useState<Blob>();
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const canSend = isSendable(text, photo !== undefined);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!canSend) return;
    void conversation.sendMessage(text, photo);
    setText('');
    setPhoto(undefined);
    setProblem(undefined);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  const choose = (chosen: Blob | undefined, refusal?: string): void => {
    setPhoto(chosen);
    setProblem(refusal);
    field.current?.focus();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {photo && <PhotoReady photo={photo} onRemove={() => choose(undefined)} />}
      <div className={styles.row}>
        <PhotoButton
          label={texts.addPhoto}
          onChoose={choose}
          onProblem={(refusal) => choose(undefined, texts[refusal])}
        >
          {(open) => (
            <button type="button" className={styles.round} aria-label={texts.addPhoto} onClick={open}>
              <Icon name="camera" />
            </button>
          )}
        </PhotoButton>
        <label className="vh" htmlFor={id}>
          {texts.message}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          value={text}
          placeholder={texts.placeholder}
          enterKeyHint="send"
          aria-describedby={`${id}-reste`}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            conversation.type();
          }}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={styles.send} aria-label={texts.send} disabled={!canSend}>
          <Icon name="send" />
        </button>
      </div>
      <CharactersLeft id={`${id}-reste`} text={text} />
    </form>
  );
}
