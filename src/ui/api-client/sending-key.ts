const KEY_BYTES = 16;
/** Sends whose fate is unknown; one person has few of them. */
const REMEMBERED = 20;
const FIRST_SERVER_ERROR = 500;

/** 128 random bits; `crypto.randomUUID` exists on secure origins only. */
export const newSendingKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const unanswered = new Map<string, string>();

/** The `Idempotency-Key` of a send: the same as last time while nobody knows what became of it. */
export function sendingKeyFor(content: string): string {
  const key = unanswered.get(content) ?? newSendingKey();
  unanswered.delete(content);
  unanswered.set(content, key);
  for (const oldest of [...unanswered.keys()].slice(0, -REMEMBERED)) unanswered.delete(oldest);
  return key;
}

/** Notes an answer: the next send of the same content is meant as another one, unless the server failed. */
export function noteAnswered(content: string, status: number): void {
  if (status > 0 && status < FIRST_SERVER_ERROR) unanswered.delete(content);
}

/** What a form carries, as text: files by name, size and date. */
export const contentOfForm = (path: string, form: FormData): string =>
  JSON.stringify([
    path,
    ...[...form].map(([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
    ),
  ]);
