import { useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#src/ui/admin/drafts.ts';
import { detailOf, isSignedOut } from '#src/ui/admin/failure-sentence.ts';
import { ApiError } from '#src/ui/api-client/api-error.ts';
import type { ChatMessage } from '../../chat.contract.ts';
import { sendAnswer } from '../../chat-admin.client.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** An answer on its way. Its key makes of every further try the same message. */
export interface Outgoing {
  key: string;
  session_id: string;
  text: string;
  at: string;
  /** Why the server will not have it; without one it is tried again by itself. */
  refusal?: string | undefined;
}

export interface Outbox {
  waiting: Outgoing[];
  /** Whether the last try found no server. */
  isStuck: boolean;
  /** What was sent from here, as the server stored it. */
  stored: ChatMessage[];
  send: (sessionId: string, text: string) => void;
  /** Tries what waits. */
  flush: () => void;
  retry: (key: string) => void;
  drop: (key: string) => void;
}

const KEPT_AS = 'chat-outbox';

const keptOnDevice = (): Outgoing[] => {
  const values = readDraft(KEPT_AS)?.values;
  return Array.isArray(values) ? values : [];
};

/** No server, an overloaded one or a broken one: the same message may pass later. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** Answers leave in their order, one by one; what has not left is kept on the device until it has. */
export function useOutbox(): Outbox {
  const [waiting, setWaiting] = useState(keptOnDevice);
  const [stored, setStored] = useState<ChatMessage[]>([]);
  const [isStuck, setStuck] = useState(false);
  const held = useRef(waiting);
  const change = (next: Outgoing[]): void => {
    held.current = next;
    setWaiting(next);
    if (next.length === 0) dropDraft(KEPT_AS);
    else keepDraft(KEPT_AS, next);
  };
  const drop = (key: string): void => change(held.current.filter((one) => one.key !== key));
  const flush = useOneAtATime(async () => {
    const next = held.current.find(({ refusal }) => refusal === undefined);
    if (next === undefined) return;
    try {
      const message = await sendAnswer(next.session_id, next.text, next.key);
      setStuck(false);
      setStored((now) => [...now, message]);
      drop(next.key);
      flush();
    } catch (error) {
      if (isSignedOut(error)) return;
      setStuck(isPassing(error));
      if (isPassing(error)) return;
      change(held.current.map((one) => (one.key === next.key ? { ...one, refusal: detailOf(error) } : one)));
      flush();
    }
  });
  return {
    waiting,
    isStuck,
    stored,
    flush,
    drop,
    send: (session_id, text) => {
      change([...held.current, { key: crypto.randomUUID(), session_id, text, at: new Date().toISOString() }]);
      flush();
    },
    retry: (key) => {
      change(held.current.map((one) => (one.key === key ? { ...one, refusal: undefined } : one)));
      flush();
    },
  };
}
