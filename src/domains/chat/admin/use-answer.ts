import { useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#src/ui/admin/drafts.ts';
import { sendTyping } from '../chat-admin.client.ts';

/** Returns the storage key of a conversation's answer draft on the device. */
export const answerDraft = (id: string): string => `chat:${id}`;

/** Minimum interval between two typing events, in milliseconds. */
const TYPING_PAUSE_MS = 3_000;

export interface Answer {
  text: string;
  /** Sets the typed text and shows the visitor a typing indicator. */
  type: (text: string) => void;
  /** Sets text that was not typed. */
  put: (text: string) => void;
}

/** Returns the answer draft of one conversation, stored on the device until it is sent. */
export function useAnswer(id: string): Answer {
  const [text, setText] = useState(() => String(readDraft(answerDraft(id))?.values ?? ''));
  const lastReported = useRef(0);
  const put = (next: string): void => {
    setText(next);
    if (next.trim() === '') dropDraft(answerDraft(id));
    else keepDraft(answerDraft(id), next);
  };
  const type = (next: string): void => {
    put(next);
    if (next.trim() === '' || next.startsWith('/') || Date.now() - lastReported.current < TYPING_PAUSE_MS) return;
    lastReported.current = Date.now();
    sendTyping(id).catch(() => {});
  };
  return { text, type, put };
}
