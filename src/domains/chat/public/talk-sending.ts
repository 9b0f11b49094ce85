import { ApiError } from '#src/ui/api-client/api-error.ts';
import { pause, waitBeforeTry } from '#src/ui/api-client/follow-stream.ts';
import { openConversation, sendMessage } from '../chat-visitor.client.ts';
import { CHAT_VISITOR_TEXTS as texts } from '../chat-visitor.texts.ts';
import { type Sent, stillUnsent, toOutcome, type Unsent } from '../chat-visitor.views.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { dropPhoto, keepPhoto, readPhoto } from './photo-shelf.ts';
import { keepChat, keepUnsent, readStoredChat, readUnsent } from './stored-chat.ts';
import type { TalkReading } from './talk-reading.ts';
import type { TalkStore } from './talk-state.ts';

const LOCK = 'discussion-envois';

/** Random key; `randomUUID` needs a secure context (HTTPS). */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const alone = async (work: () => Promise<void>): Promise<void> => {
  if (navigator.locks === undefined) return work();
  await navigator.locks.request(LOCK, work);
};

interface Input {
  store: TalkStore;
  accept: TalkReading['accept'];
  /** Called when the conversation has an id. */
  onOpened: () => void;
  onUnknown: () => void;
}

export interface TalkSending extends Outbox {
  /** Stores the message on the device, then sends it. */
  report: (message: string, photo?: Blob) => Promise<void>;
}

/** Sends the visitor's messages; the first one opens the conversation. */
export function createSending({ store, accept, onOpened, onUnknown }: Input): TalkSending {
  const open = async (): Promise<string> => {
    // Another tab may have opened it.
    const known = readStoredChat();
    const id = known.id ?? (await openConversation(known, location.pathname));
    if (known.id === undefined) keepChat({ id });
    if (store.get().storedValue.id !== id) {
      store.set({ storedValue: readStoredChat() });
      onOpened();
    }
    return id;
  };
  const outcome = (error: unknown): Exclude<Sent, 'sent'> => {
    const refusal = error instanceof ApiError ? error : new ApiError('Unsent', { status: 0, cause: error });
    store.set({ isOffline: refusal.status === 0 });
    return toOutcome(refusal.status, refusal.userMessage || texts.refused, refusal.retryAfterSeconds);
  };
  const send = async ({ key, message, hasPhoto }: Unsent, isAgain = false): Promise<Sent> => {
    const photo = hasPhoto ? await readPhoto(key) : undefined;
    if (hasPhoto && photo === undefined) return { refused: texts.photoLost };
    try {
      const id = await open();
      accept([await sendMessage({ id, key, message, photo })]);
      store.set({ isOffline: false });
      return 'sent';
    } catch (error) {
      const isForgotten = error instanceof ApiError && error.status === 404 && !isAgain;
      if (!isForgotten) return outcome(error);
      onUnknown();
      return send({ key, message, hasPhoto, at: '' }, true);
    }
  };
  const outbox = createOutbox({
    read: readUnsent,
    keep: keepUnsent,
    send,
    forgetPhoto: dropPhoto,
    alone,
    pause: (failures, atLeastSeconds = 0) =>
      pause(Math.max(atLeastSeconds * 1_000, waitBeforeTry(failures - 1, Math.random()))),
    onChange: () => store.set({ unsent: stillUnsent(readUnsent(), store.get().messages) }),
  });
  return {
    ...outbox,
    report: async (message, photo) => {
      const key = newKey();
      // From now on the device has a conversation, which hydrates the button on every page.
      keepChat({});
      if (photo !== undefined) await keepPhoto(key, photo);
      outbox.add({ key, message: message.trim(), hasPhoto: photo !== undefined, at: new Date().toISOString() });
    },
  };
}
