import { useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#src/ui/admin/drafts.ts';
import { tellTyping } from '../../chat-admin.client.ts';
import { answerDraft } from './answer-draft.ts';

/** The visitor is told of typing at most this often. */
const TYPING_PAUSE_MS = 3_000;

export interface Answer {
  text: string;
  /** What somebody writes; the visitor sees that they do. */
  type: (text: string) => void;
  /** What is put there by other means. */
  put: (text: string) => void;
}

/** The answer being written in one conversation, kept on the device until it is sent. */
export function useAnswer(id: string): Answer {
  const [text, setText] = useState(() => String(readDraft(answerDraft(id))?.values ?? ''));
  const lastTold = useRef(0);
  const put = (next: string): void => {
    setText(next);
    if (next.trim() === '') dropDraft(answerDraft(id));
    else keepDraft(answerDraft(id), next);
  };
  const type = (next: string): void => {
    put(next);
    if (next.trim() === '' || next.startsWith('/') || Date.now() - lastTold.current < TYPING_PAUSE_MS) return;
    lastTold.current = Date.now();
    tellTyping(id).catch(() => {});
  };
  return { text, type, put };
}
