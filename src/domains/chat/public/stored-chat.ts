import { perPage } from '#src/ui/page-state.ts';
import { CHAT_KEY } from '../chat-visitor.views.ts';
import { createPhotoStore } from '../ui/photo-store.ts';
import type { Unsent } from '../ui/unsent.ts';

const UNSENT_KEY = 'discussion-envois';

/** Chat data stored on this device. */
export interface StoredChat {
  /** Absent until the first message is sent. */
  id?: string | undefined;
  name: string;
  email: string;
  /** The visitor declined to leave an email address. */
  isSkipped: boolean;
}

/** Fallback in page memory for a browser that blocks storage. */
const memory = perPage(() => new Map<string, string>());

function read<Stored>(key: string): Stored | undefined {
  try {
    const text = memory().get(key) ?? localStorage.getItem(key);
    return text == null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function write(key: string, stored: unknown): void {
  const text = JSON.stringify(stored);
  memory().set(key, text);
  try {
    localStorage.setItem(key, text);
    memory().delete(key);
  } catch {
    // Storage is full or blocked: the page memory holds it.
  }
}

export const readStoredChat = (): StoredChat => ({
  name: '',
  email: '',
  isSkipped: false,
  ...read<Partial<StoredChat>>(CHAT_KEY),
});

export const keepChat = (changes: Partial<StoredChat>): void => write(CHAT_KEY, { ...readStoredChat(), ...changes });

/** Deletes the ended conversation from the device; keeps the visitor's name and email address. */
export function forgetChat(): void {
  const { name, email } = readStoredChat();
  if (name !== '' || email !== '') {
    write(CHAT_KEY, { name, email });
    return;
  }
  memory().delete(CHAT_KEY);
  try {
    localStorage.removeItem(CHAT_KEY);
  } catch {
    // Storage is blocked.
  }
}

/** Photos of this device's unsent messages. */
export const visitorPhotos = perPage(() => createPhotoStore('discussion'));

export const readUnsent = (): Unsent[] => read<Unsent[]>(UNSENT_KEY) ?? [];

export const keepUnsent = (unsent: Unsent[]): void => write(UNSENT_KEY, unsent);
