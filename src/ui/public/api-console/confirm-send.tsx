import { useEffect, useId, useRef } from 'react';
import { Button } from '../button.tsx';
import styles from './api-console.module.css';
import { API_CONSOLE_TEXTS } from './api-console.texts.ts';

const { confirm: texts } = API_CONSOLE_TEXTS;
const SEND = 'send';

interface ConfirmSendProps {
  method: string;
  path: string;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks before a call that changes the site. */
export function ConfirmSend({ method, path, onAnswer }: ConfirmSendProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const close = (answer: string): void => dialog.current?.close(answer);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onClose={(event) => onAnswer(event.currentTarget.returnValue === SEND)}
    >
      <h2 id={title}>{texts.title}</h2>
      <p>
        <code>
          {method} {path}
        </code>{' '}
        {texts.text}
      </p>
      <p className={styles.buttons}>
        <Button look="outline" onClick={() => close('')}>
          {texts.cancel}
        </Button>
        <Button onClick={() => close(SEND)}>{texts.send}</Button>
      </p>
    </dialog>
  );
}
