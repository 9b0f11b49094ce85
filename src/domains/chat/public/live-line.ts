import { ApiError } from '#src/ui/http/api-error.ts';
import { followStream, type StreamEvent } from '#src/ui/http/follow-stream.ts';
import { openStream } from '../chat-visitor.client.ts';

const POLL_MS = 5_000;

export interface LineListener {
  /** A message was sent. */
  onNotification: () => void;
  /** A message was read, or events may have been missed. */
  onChange: () => void;
  onWriting: () => void;
  onPresence: (isOnline: boolean) => void;
  /** The server does not know the conversation. */
  onUnknown: () => void;
}

function getPresence(text: string): boolean | undefined {
  try {
    return (JSON.parse(text) as { is_online?: boolean }).is_online;
  } catch {
    return undefined;
  }
}

function notify({ event, data }: StreamEvent, { onNotification, onChange, onWriting, onPresence }: LineListener): void {
  if (event === 'message') onNotification();
  else if (event === 'read') onChange();
  else if (event === 'typing') onWriting();
  else if (event === 'presence') {
    const isOnline = getPresence(data);
    if (isOnline !== undefined) onPresence(isOnline);
  }
}

/** Opens the stream, and polls every five seconds while it is down. @returns a function that ends it. */
function hold(id: string, heard: (event: StreamEvent) => void, onUnknown: () => void): () => void {
  let asking: ReturnType<typeof setInterval> | undefined;
  const ask = (): void => {
    asking ??= setInterval(() => heard({ event: 'message', data: '' }), POLL_MS);
  };
  const rest = (): void => {
    clearInterval(asking);
    asking = undefined;
  };
  const end = followStream(
    (signal) => openStream(id, signal),
    {
      onEvent: heard,
      onOpen: () => {
        rest();
        heard({ event: 'read', data: '' });
      },
      onClose: ask,
    },
    (error) => {
      const isUnknown = error instanceof ApiError && error.status === 404;
      if (isUnknown) onUnknown();
      return isUnknown;
    },
  );
  return () => {
    rest();
    end();
  };
}

/** Follows one conversation. Of several tabs one opens the stream and passes its events to the others. */
export function followTalk(id: string, listener: LineListener): () => void {
  const ended = new AbortController();
  const others = new BroadcastChannel(`discussion-${id}`);
  others.onmessage = ({ data }: MessageEvent<StreamEvent>) => notify(data, listener);
  const heard = (event: StreamEvent): void => {
    if (ended.signal.aborted) return;
    notify(event, listener);
    others.postMessage(event);
  };
  const holdUntilEnded = (): Promise<void> =>
    new Promise((resolve) => {
      const end = hold(id, heard, listener.onUnknown);
      ended.signal.addEventListener('abort', () => {
        end();
        resolve();
      });
    });
  // Web Locks need a secure context (HTTPS); elsewhere each tab opens its own stream.
  if (navigator.locks === undefined) void holdUntilEnded();
  else {
    const { signal } = ended;
    // Aborting while waiting for the lock is not an error.
    void navigator.locks.request(`discussion-${id}`, { signal }, holdUntilEnded).catch(() => undefined);
  }
  return () => {
    ended.abort();
    others.close();
  };
}
