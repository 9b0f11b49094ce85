import { perPage } from '../page-state.ts';

const KEY_BYTES = 16;
/** Maximum number of stored requests without a known result; one user has few of them. */
const REMEMBERED = 20;
const FIRST_SERVER_ERROR = 500;

/** Returns 128 random bits; `crypto.randomUUID` exists on secure origins only. */
export const newSendingKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const unansweredSends = perPage(() => new Map<string, string>());

/** Returns the `Idempotency-Key` of a request: the previous one while its result is unknown. */
export function sendingKeyFor(content: string): string {
  const unanswered = unansweredSends();
  const key = unanswered.get(content) ?? newSendingKey();
  unanswered.delete(content);
  unanswered.set(content, key);
  for (const oldest of [...unanswered.keys()].slice(0, -REMEMBERED)) unanswered.delete(oldest);
  return key;
}

/** Records an answer: the next request with the same content gets a new key, unless the server failed. */
export function noteAnswered(content: string, status: number): void {
  if (status > 0 && status < FIRST_SERVER_ERROR) unansweredSends().delete(content);
}

/** Returns the content of a form as text: files by name, size and date. */
export const contentOfForm = (path: string, form: FormData): string =>
  JSON.stringify([
    path,
    ...[...form].map(([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
    ),
  ]);
