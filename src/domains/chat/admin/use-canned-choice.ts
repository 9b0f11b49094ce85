import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import type { CannedReply } from '#src/domains/settings/canned-reply.contract.ts';
import { cannedQuery, matchingReplies } from '../chat-admin.views.ts';
import type { Answer } from './use-answer.ts';
import type { CannedReplies } from './use-canned-replies.ts';

interface Choosing {
  answer: Answer;
  canned: CannedReplies;
  /** Visitor's name, for the placeholder in replies. */
  name: string;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Controls the list: a slash at the very start opens and filters it; its button inserts a reply at the cursor. */
export function useCannedChoice({ answer, canned, name, field }: Choosing) {
  const listId = useId();
  const [isByButton, setByButton] = useState(false);
  /** Text when Escape closed the list: the list stays closed until the text changes. */
  const [escaped, setEscaped] = useState<string>();
  const [active, setActive] = useState(0);
  const query = cannedQuery(answer.text);
  const isBySlash = query !== undefined && escaped !== answer.text;
  const isOpen = isBySlash || isByButton;
  const replies = matchingReplies(canned.replies, isBySlash ? query : '');
  const at = Math.min(active, Math.max(0, replies.length - 1));

  const close = (): void => {
    setByButton(false);
    setActive(0);
  };
  const choose = (reply: CannedReply): void => {
    const words = canned.toWords(reply, name);
    const caret = field.current?.selectionStart ?? answer.text.length;
    const before = isBySlash ? '' : answer.text.slice(0, caret);
    const after = isBySlash ? '' : answer.text.slice(field.current?.selectionEnd ?? caret);
    answer.put(before + words + after);
    close();
    field.current?.focus();
  };
  /** @returns whether the list handled the key. */
  const press = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = replies[at];
    if (step !== undefined) setActive((at + step + replies.length) % Math.max(1, replies.length));
    else if (event.key === 'Escape') {
      setEscaped(answer.text);
      close();
    } else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && chosen) choose(chosen);
    else return false;
    event.preventDefault();
    return true;
  };
  return {
    listId,
    isOpen,
    replies,
    active: at,
    close,
    choose,
    press,
    toggle: () => {
      setByButton(!isByButton);
      setActive(0);
      field.current?.focus();
    },
  };
}
