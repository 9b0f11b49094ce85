import { useRef } from 'react';
import { newSendingKey } from '#src/ui/api-client/sending-key.ts';

/** Returns one idempotency key per content: a repeated send is one message, a changed one is another. */
export function useSendingKey(): (content: object, photos: File[]) => string {
  const last = useRef({ key: '', content: '' });
  return (content, photos) => {
    const written = JSON.stringify([content, photos.map(({ name, size }) => [name, size])]);
    if (last.current.content !== written) last.current = { key: newSendingKey(), content: written };
    return last.current.key;
  };
}
