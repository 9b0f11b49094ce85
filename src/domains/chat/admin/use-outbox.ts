import { useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#src/ui/admin/drafts.ts';
import { isSignedOut, toDetail } from '#src/ui/admin/failure-sentence.ts';
import { ApiError } from '#src/ui/http/api-error.ts';
import { pause, waitBeforeTry } from '#src/ui/http/follow-stream.ts';
import { newSendingKey } from '#src/ui/http/sending-key.ts';
import type { ChatMessage } from '../chat.contract.ts';
import { sendAnswer } from '../chat-admin.client.ts';
import { CHAT_ADMIN_TEXTS as TEXTS } from '../chat-admin.texts.ts';
import { createOutbox } from '../ui/outbox.ts';
import { createPhotoStore, type PhotoStore } from '../ui/photo-store.ts';
import { type Sent, toOutcome, type Unsent } from '../ui/unsent.ts';

/** Answer being sent. */
export interface Outgoing extends Unsent {
  session_id: string;
}

export interface Answers {
  waiting: Outgoing[];
  /** Whether the last attempt failed to reach the server. */
  isStuck: boolean;
  /** Answers sent from here, as the server stored them. */
  stored: ChatMessage[];
  photos: PhotoStore;
  send: (sessionId: string, message: string, photo?: Blob) => void;
  /** Sends queued answers. */
  flush: () => void;
  retry: (key: string) => void;
  drop: (key: string) => void;
}

const STORED_AS = 'chat-outbox';
/** Deleted at sign-out with the drafts. */
const PHOTOS = 'draft:chat-photos';
const LOCK = 'chat-outbox';

const isOutgoing = (value: unknown): value is Outgoing =>
  typeof value === 'object' && value !== null && 'key' in value && 'session_id' in value && 'message' in value;

const readStored = (): Outgoing[] => {
  const values = readDraft(STORED_AS)?.values;
  return Array.isArray(values) ? values.filter(isOutgoing) : [];
};

const alone = async (work: () => Promise<void>): Promise<void> => {
  if (navigator.locks === undefined) return work();
  await navigator.locks.request(LOCK, work);
};

/** Creates the outbox of one open screen; `set` reports what the screen shows. */
function createAnswers(set: (change: Partial<Pick<Answers, 'waiting' | 'isStuck'>>, stored?: ChatMessage) => void) {
  const photos = createPhotoStore(PHOTOS);
  let isClosed = false;
  const send = async ({ key, session_id, message, hasPhoto }: Outgoing): Promise<Sent> => {
    if (isClosed) return 'halted';
    const photo = hasPhoto ? await photos.read(key) : undefined;
    if (hasPhoto && photo === undefined) return { refused: TEXTS.photoLost };
    try {
      const stored = await sendAnswer({ session_id, message, photo }, key);
      set({ isStuck: false }, stored);
      return 'sent';
    } catch (error) {
      if (isSignedOut(error)) return 'halted';
      const { status, retryAfterSeconds } = error instanceof ApiError ? error : { status: 0 };
      const outcome = toOutcome(status, toDetail(error), retryAfterSeconds);
      set({ isStuck: typeof outcome === 'object' && 'retryAfterSeconds' in outcome });
      return outcome;
    }
  };
  const outbox = createOutbox<Outgoing>({
    read: readStored,
    keep: (unsent) => (unsent.length === 0 ? dropDraft(STORED_AS) : keepDraft(STORED_AS, unsent)),
    send,
    forgetPhoto: photos.drop,
    alone,
    pause: (failures, atLeastSeconds = 0, hurry) =>
      pause(Math.max(atLeastSeconds * 1_000, waitBeforeTry(failures - 1, Math.random())), hurry),
    onChange: () => set({ waiting: readStored() }),
  });
  const add = async (session_id: string, message: string, photo: Blob | undefined): Promise<void> => {
    const key = newSendingKey();
    if (photo !== undefined) await photos.keep(key, photo);
    outbox.add({ key, session_id, message, hasPhoto: photo !== undefined, at: new Date().toISOString() });
  };
  return {
    photos,
    outbox,
    add,
    open: () => {
      isClosed = false;
    },
    close: () => {
      isClosed = true;
    },
  };
}

/** Sends answers one by one in order; unsent ones stay on the device until they are sent. */
export function useOutbox(): Answers {
  const [view, setShown] = useState({ waiting: readStored(), isStuck: false });
  const [stored, setStored] = useState<ChatMessage[]>([]);
  const [answers] = useState(() =>
    createAnswers((change, message) => {
      setShown((now) => ({ ...now, ...change }));
      if (message !== undefined) setStored((now) => [...now, message]);
    }),
  );
  const { outbox, photos, add } = answers;
  const [flush] = useState(() => () => void outbox.flush());
  useEffect(() => {
    answers.open();
    return answers.close;
  }, [answers]);
  return {
    ...view,
    stored,
    photos,
    flush,
    send: (sessionId, message, photo) => void add(sessionId, message, photo),
    retry: outbox.retry,
    drop: outbox.remove,
  };
}
