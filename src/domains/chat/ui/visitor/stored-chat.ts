import { CHAT_KEY, type Unsent } from '../../chat-visitor.rules.ts';

const UNSENT_KEY = 'discussion-envois';

/** What this device remembers of its conversation. */
export interface KeptChat {
  /** Absent until the first message is on its way. */
  id?: string | undefined;
  name: string;
  email: string;
  /** The visitor would not leave an e-mail. */
  isSkipped: boolean;
}

/** A browser that keeps nothing still has this page's memory. */
const memory = new Map<string, string>();

function read<Kept>(key: string): Kept | undefined {
  try {
    const text = memory.get(key) ?? localStorage.getItem(key);
    return text == null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function write(key: string, kept: unknown): void {
  const text = JSON.stringify(kept);
  memory.set(key, text);
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    // Full or forbidden: the page's memory has it.
  }
}

export const readKeptChat = (): KeptChat => ({
  name: '',
  email: '',
  isSkipped: false,
  ...read<Partial<KeptChat>>(CHAT_KEY),
});

export const keepChat = (changes: Partial<KeptChat>): void => write(CHAT_KEY, { ...readKeptChat(), ...changes });

/** The conversation has ended on the server; who the visitor is stays known. */
export function forgetChat(): void {
  const { name, email } = readKeptChat();
  if (name !== '' || email !== '') {
    write(CHAT_KEY, { name, email });
    return;
  }
  memory.delete(CHAT_KEY);
  try {
    localStorage.removeItem(CHAT_KEY);
  } catch {
    // Nothing was kept there.
  }
}

export const readUnsent = (): Unsent[] => read<Unsent[]>(UNSENT_KEY) ?? [];

export const keepUnsent = (unsent: Unsent[]): void => write(UNSENT_KEY, unsent);
