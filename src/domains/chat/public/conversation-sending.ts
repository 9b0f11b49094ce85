import { ApiError } from '#src/ui/http/api-error.ts';
import { pause, waitBeforeTry } from '#src/ui/http/follow-stream.ts';
import { newSendingKey } from '#src/ui/http/sending-key.ts';
import { openConversation, sendMessage } from '../chat-visitor.client.ts';
import { CHAT_VISITOR_TEXTS as texts } from '../chat-visitor.texts.ts';
import { createOutbox, type Outbox } from '../ui/outbox.ts';
import { type Sent, stillUnsent, toOutcome, type Unsent } from '../ui/unsent.ts';
import type { ConversationReading } from './conversation-reading.ts';
import type { ConversationStore } from './conversation-state.ts';
import { keepChat, keepUnsent, readStoredChat, readUnsent, visitorPhotos } from './stored-chat.ts';

const LOCK = 'discussion-envois';

const alone = async (work: () => Promise<void>): Promise<void> => {
  if (navigator.locks === undefined) return work();
  await navigator.locks.request(LOCK, work);
};

interface Input {
  store: ConversationStore;
  accept: ConversationReading['accept'];
  /** Called when the conversation has an id. */
  onOpened: () => void;
  onUnknown: () => void;
}

export interface ConversationSending extends Outbox<Unsent> {
  /** Stores the message on the device, then sends it. */
  report: (message: string, photo?: Blob) => Promise<void>;
}

/** Sends the visitor's messages; the first one opens the conversation. */
export function createSending({ store, accept, onOpened, onUnknown }: Input): ConversationSending {
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
  const outcome = (error: unknown): Sent => {
    const refusal = error instanceof ApiError ? error : new ApiError('Unsent', { status: 0, cause: error });
    store.set({ isOffline: refusal.status === 0 });
    return toOutcome(refusal.status, refusal.userMessage || texts.refused, refusal.retryAfterSeconds);
  };
  const send = async ({ key, message, hasPhoto }: Unsent, isAgain = false): Promise<Sent> => {
    const photo = hasPhoto ? await visitorPhotos().read(key) : undefined;
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
    forgetPhoto: visitorPhotos().drop,
    alone,
    pause: (failures, atLeastSeconds = 0, hurry) =>
      pause(Math.max(atLeastSeconds * 1_000, waitBeforeTry(failures - 1, Math.random())), hurry),
    onChange: () => store.set({ unsent: stillUnsent(readUnsent(), store.get().messages) }),
  });
  return {
    ...outbox,
    report: async (message, photo) => {
      const key = newSendingKey();
      // From now on the device has a conversation, which hydrates the button on every page.
      keepChat({});
      if (photo !== undefined) await visitorPhotos().keep(key, photo);
      outbox.add({ key, message: message.trim(), hasPhoto: photo !== undefined, at: new Date().toISOString() });
    },
  };
}
