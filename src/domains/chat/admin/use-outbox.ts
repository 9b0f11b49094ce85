import { useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#src/ui/admin/drafts.ts';
import { isSignedOut, toDetail } from '#src/ui/admin/failure-sentence.ts';
import { ApiError } from '#src/ui/api-client/api-error.ts';
import type { ChatMessage } from '../chat.contract.ts';
import { sendAnswer } from '../chat-admin.client.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** Answer being sent. Its key makes every retry the same message. */
export interface Outgoing {
  key: string;
  session_id: string;
  text: string;
  at: string;
  /** Why the server refused it; undefined while it is retried automatically. */
  refusal?: string | undefined;
}

export interface Outbox {
  waiting: Outgoing[];
  /** Whether the last attempt failed to reach the server. */
  isStuck: boolean;
  /** Answers sent from here, as the server stored them. */
  stored: ChatMessage[];
  send: (sessionId: string, text: string) => void;
  /** Sends queued answers. */
  flush: () => void;
  retry: (key: string) => void;
  drop: (key: string) => void;
}

const KEPT_AS = 'chat-outbox';

const storedOnDevice = (): Outgoing[] => {
  const values = readDraft(KEPT_AS)?.values;
  return Array.isArray(values) ? values : [];
};

/** Returns whether a retry may succeed: no server, an overloaded one, or a server error. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** Sends answers one by one in order; unsent ones stay on the device until they are sent. */
export function useOutbox(): Outbox {
  const [waiting, setWaiting] = useState(storedOnDevice);
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
      change(held.current.map((one) => (one.key === next.key ? { ...one, refusal: toDetail(error) } : one)));
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
