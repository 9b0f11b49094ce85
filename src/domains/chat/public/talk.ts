import { ApiError } from '#src/ui/api-client/api-error.ts';
import {
  nameVisitor,
  readConversation,
  readStatus,
  resumeConversation,
  sendTyping,
  type Visitor,
} from '../chat-visitor.client.ts';
import { stillUnsent } from '../ui/unsent.ts';
import { followTalk } from './live-line.ts';
import { forgetChat, keepChat, readStoredChat, readUnsent } from './stored-chat.ts';
import { createReading } from './talk-reading.ts';
import { createSending } from './talk-sending.ts';
import { createTalkStore } from './talk-state.ts';

const STATUS_EVERY_MS = 60_000;
const TYPING_EVERY_MS = 3_000;
const WRITING_SHOWN_MS = 5_000;

/** The page's only conversation store, shared by all components. */
const store = createTalkStore();
let isStarted = false;
let isOpen = false;
let sentTypingAt = 0;
let writing: ReturnType<typeof setTimeout> | undefined;
let line: { id: string; end: () => void } | undefined;

const nobody = (): void => undefined;

/** Marks messages on the visible screen as read. */
function see(): void {
  if (isOpen && !document.hidden) void reading.see();
}

function onUnknown(): void {
  const { messages, unsent, storedValue: stored } = store.get();
  if (readStoredChat().id === stored.id) forgetChat();
  const notice = messages.length > 0 || unsent.length > 0 ? ('forgotten' as const) : undefined;
  store.set({ storedValue: readStoredChat(), messages: [], total: 0, reading: 'no', notice });
  follow();
}

const reading = createReading(store, onUnknown);
const sending = createSending({ store, accept: reading.accept, onOpened: follow, onUnknown });

const readStatusAgain = async (): Promise<void> => {
  const status = await readStatus().catch(nobody);
  if (status) store.set({ status });
};

function showPresence(is_online: boolean): void {
  const { status } = store.get();
  if (status) store.set({ status: { ...status, is_online } });
}

/** Shows an administrator who types as online, before the server reports it. */
function showWriting(): void {
  clearTimeout(writing);
  showPresence(true);
  store.set({ isWriting: true });
  writing = setTimeout(() => store.set({ isWriting: false }), WRITING_SHOWN_MS);
}

/** Opens one stream while this page is visible, none otherwise. */
function follow(): void {
  const { id } = store.get().storedValue;
  const wanted = document.hidden ? undefined : id;
  if (line?.id === wanted) return;
  line?.end();
  line = undefined;
  if (wanted === undefined) return;
  const end = followTalk(wanted, {
    onNotification: () => void reading.catchUp().then(see),
    onChange: () => void reading.refresh().then(see),
    onWriting: showWriting,
    onPresence: showPresence,
    onUnknown,
  });
  line = { id: wanted, end };
  void reading.refresh().then(see);
}

/** Loads what the device has stored, or what another tab has changed there. */
function takeUp(): void {
  const saved = readStoredChat();
  const isOther = saved.id !== store.get().storedValue.id;
  store.set({ storedValue: saved, ...(isOther ? { messages: [], total: 0 } : {}) });
  store.set({ unsent: stillUnsent(readUnsent(), store.get().messages) });
  follow();
}

function onVisible(): void {
  follow();
  if (isOpen && !document.hidden) void readStatusAgain();
  see();
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  takeUp();
  void sending.flush();
  addEventListener('storage', takeUp);
  addEventListener('online', () => store.set({ isOffline: false }));
  addEventListener('offline', () => store.set({ isOffline: true }));
  document.addEventListener('visibilitychange', onVisible);
  setInterval(() => isOpen && !document.hidden && void readStatusAgain(), STATUS_EVERY_MS);
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
    store.set({ notice: isDead ? 'deadLink' : 'linkFailure' });
  }
}

async function introduce(visitor: Visitor): Promise<void> {
  const { id } = store.get().storedValue;
  if (id !== undefined) await nameVisitor(id, visitor);
  adopt({ ...visitor, isSkipped: false });
}

function type(): void {
  const { id } = store.get().storedValue;
  if (id === undefined || Date.now() - sentTypingAt < TYPING_EVERY_MS) return;
  sentTypingAt = Date.now();
  void sendTyping(id).catch(nobody);
}

export const talk = {
  get: store.get,
  subscribe: store.subscribe,
  start,
  /** Called when the conversation becomes visible or hidden. */
  show: (isVisible: boolean): void => {
    isOpen = isVisible;
    if (isVisible) void readStatusAgain();
    see();
  },
  sendMessage: sending.report,
  retry: sending.retry,
  remove: sending.remove,
  older: reading.older,
  refresh: reading.refresh,
  type,
  introduce,
  skip: (): void => adopt({ isSkipped: true }),
  resume,
};
