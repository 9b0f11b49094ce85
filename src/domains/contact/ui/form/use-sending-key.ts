import { useRef } from 'react';

const KEY_BYTES = 16;

/** `crypto.randomUUID` exists on secure origins only; this works on a plain address of the local network too. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** One idempotency key per content: a repeated send is one message, a changed one is another. */
export function useSendingKey(): (content: object, photos: File[]) => string {
  const last = useRef({ key: '', content: '' });
  return (content, photos) => {
    const written = JSON.stringify([content, photos.map(({ name, size }) => [name, size])]);
    if (last.current.content !== written) last.current = { key: newKey(), content: written };
    return last.current.key;
  };
}
