import { useSyncExternalStore } from 'react';
import { ApiError } from '#src/ui/http/api-error.ts';
import { perPage } from '#src/ui/page-state.ts';
import {
  nameVisitor,
  readConversation,
  readStatus,
  resumeConversation,
  sendTyping,
  type Visitor,
} from '../chat-visitor.client.ts';
import { stillUnsent } from '../ui/unsent.ts';
import { createReading } from './conversation-reading.ts';
import { createSending } from './conversation-sending.ts';
import { type ConversationState, createConversationStore } from './conversation-state.ts';
import { forgetChat, keepChat, readStoredChat, readUnsent } from './stored-chat.ts';
import { followConversation } from './visitor-stream.ts';

const STATUS_EVERY_MS = 60_000;
const TYPING_EVERY_MS = 3_000;
const WRITING_SHOWN_MS = 5_000;

/** The page's only conversation store, shared by all components. */
const own = perPage(() => {
  const store = createConversationStore();
  const reading = createReading(store, onUnknown);
  const sending = createSending({ store, accept: reading.accept, onOpened: follow, onUnknown });
  return { store, reading, sending };
});

type Sending = ReturnType<typeof createSending>;

interface PageState {
  isStarted: boolean;
  isOpen: boolean;
  sentTypingAt: number;
  writing?: ReturnType<typeof setTimeout>;
  stream?: { id: string; end: () => void } | undefined;
}
const state = perPage((): PageState => ({ isStarted: false, isOpen: false, sentTypingAt: 0 }));

const nobody = (): void => undefined;

/** Marks messages on the visible screen as read. */
function see(): void {
  if (state().isOpen && !document.hidden) void own().reading.see();
}

function onUnknown(): void {
  const { messages, unsent, storedValue: stored } = own().store.get();
  if (readStoredChat().id === stored.id) forgetChat();
  const notice = messages.length > 0 || unsent.length > 0 ? ('forgotten' as const) : undefined;
  own().store.set({ storedValue: readStoredChat(), messages: [], total: 0, reading: 'no', notice });
  follow();
}

const readStatusAgain = async (): Promise<void> => {
  const status = await readStatus().catch(nobody);
  if (status) own().store.set({ status });
};

function showPresence(is_online: boolean): void {
  const { status } = own().store.get();
  if (status) own().store.set({ status: { ...status, is_online } });
}

/** Shows an administrator who types as online, before the server reports it. */
function showWriting(): void {
  clearTimeout(state().writing);
  showPresence(true);
  own().store.set({ isWriting: true });
  state().writing = setTimeout(() => own().store.set({ isWriting: false }), WRITING_SHOWN_MS);
}

/** Opens one stream while this page is visible, none otherwise. */
function follow(): void {
  const { id } = own().store.get().storedValue;
  const wanted = document.hidden ? undefined : id;
  if (state().stream?.id === wanted) return;
  state().stream?.end();
  state().stream = undefined;
  if (wanted === undefined) return;
  const end = followConversation(wanted, {
    onNotification: () => void own().reading.catchUp().then(see),
    onChange: () => void own().reading.refresh().then(see),
    onWriting: showWriting,
    onPresence: showPresence,
    onUnknown,
  });
  state().stream = { id: wanted, end };
  void own().reading.refresh().then(see);
}

/** Loads what the device has stored, or what another tab has changed there. */
function takeUp(): void {
  const saved = readStoredChat();
  const isOther = saved.id !== own().store.get().storedValue.id;
  own().store.set({ storedValue: saved, ...(isOther ? { messages: [], total: 0 } : {}) });
  own().store.set({ unsent: stillUnsent(readUnsent(), own().store.get().messages) });
  follow();
}

function onVisible(): void {
  follow();
  if (state().isOpen && !document.hidden) void readStatusAgain();
  see();
}

function start(): void {
  if (state().isStarted) return;
  state().isStarted = true;
  takeUp();
  void own().sending.flush();
  addEventListener('storage', takeUp);
  addEventListener('online', () => own().store.set({ isOffline: false }));
  addEventListener('offline', () => own().store.set({ isOffline: true }));
  document.addEventListener('visibilitychange', onVisible);
  setInterval(() => state().isOpen && !document.hidden && void readStatusAgain(), STATUS_EVERY_MS);
}

function adopt(changes: Partial<ReturnType<typeof readStoredChat>>): void {
  keepChat(changes);
  takeUp();
}

async function resume(token: string): Promise<void> {
  try {
    const id = await resumeConversation(token);
    adopt({ id });
    const { sender_name: name, sender_email: email } = await readConversation(id);
    adopt({ name, email });
  } catch (error) {
    const isDead = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
    own().store.set({ notice: isDead ? 'deadLink' : 'linkFailure' });
  }
}

async function introduce(visitor: Visitor): Promise<void> {
  const { id } = own().store.get().storedValue;
  if (id !== undefined) await nameVisitor(id, visitor);
  adopt({ ...visitor, isSkipped: false });
}

function type(): void {
  const { id } = own().store.get().storedValue;
  if (id === undefined || Date.now() - state().sentTypingAt < TYPING_EVERY_MS) return;
  state().sentTypingAt = Date.now();
  void sendTyping(id).catch(nobody);
}

export const conversation = {
  get: () => own().store.get(),
  subscribe: (onChange: () => void) => own().store.subscribe(onChange),
  start,
  /** Called when the conversation becomes visible or hidden. */
  show: (isVisible: boolean): void => {
    state().isOpen = isVisible;
    if (isVisible) void readStatusAgain();
    see();
  },
  sendMessage: (...sent: Parameters<Sending['report']>) => own().sending.report(...sent),
  retry: (key: string) => own().sending.retry(key),
  remove: (key: string) => own().sending.remove(key),
  older: () => own().reading.older(),
  refresh: () => own().reading.refresh(),
  type,
  introduce,
  skip: (): void => adopt({ isSkipped: true }),
  resume,
};

export const useConversation = (): ConversationState =>
  useSyncExternalStore(conversation.subscribe, conversation.get, conversation.get);
