import { type ChangeEvent, useRef } from 'react';
import { Icon } from '#src/ui/public/icon.tsx';
import { CHAT_VISITOR_TEXTS as texts } from '../chat-visitor.texts.ts';
import { photoProblem } from '../chat-visitor.views.ts';
import styles from './message-form.module.css';

interface PhotoButtonProps {
  onChoose: (photo: Blob | undefined, problem?: string) => void;
}

/** Picks one photo, from the camera or the device. */
export function PhotoButton({ onChoose }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const photo = currentTarget.files?.[0];
    // Cleared, so that the same file can be chosen again.
    currentTarget.value = '';
    if (photo === undefined) return;
    const problem = photoProblem(photo);
    if (problem === undefined) onChoose(photo);
    else onChoose(undefined, texts[problem]);
  };
  return (
    <>
      <input ref={input} type="file" accept="image/*" hidden aria-label={texts.addPhoto} onChange={choose} />
      <button type="button" className={styles.round} aria-label={texts.addPhoto} onClick={() => input.current?.click()}>
        <Icon name="camera" />
      </button>
    </>
  );
}
