import { ApiError } from '#src/ui/http/api-error.ts';
import { followStream, type StreamEvent } from '#src/ui/http/follow-stream.ts';
import { openStream } from '../chat-visitor.client.ts';

const POLL_MS = 5_000;

export interface StreamListener {
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

function notify(
  { event, data }: StreamEvent,
  { onNotification, onChange, onWriting, onPresence }: StreamListener,
): void {
  if (event === 'message') onNotification();
  else if (event === 'read') onChange();
  else if (event === 'typing') onWriting();
  else if (event === 'presence') {
    const isOnline = getPresence(data);
    if (isOnline !== undefined) onPresence(isOnline);
  }
}

/** Opens the stream, and polls every five seconds while it is down. @returns a function that ends it. */
function openOrPoll(id: string, heard: (event: StreamEvent) => void, onUnknown: () => void): () => void {
  let polling: ReturnType<typeof setInterval> | undefined;
  const startPolling = (): void => {
    polling ??= setInterval(() => heard({ event: 'message', data: '' }), POLL_MS);
  };
  const stopPolling = (): void => {
    clearInterval(polling);
    polling = undefined;
  };
  const end = followStream(
    (signal) => openStream(id, signal),
    {
      onEvent: heard,
      onOpen: () => {
        stopPolling();
        heard({ event: 'read', data: '' });
      },
      onClose: startPolling,
    },
    (error) => {
      const isUnknown = error instanceof ApiError && error.status === 404;
      if (isUnknown) onUnknown();
      return isUnknown;
    },
  );
  return () => {
    stopPolling();
    end();
  };
}

/** Follows one conversation. Of several tabs one opens the stream and passes its events to the others. */
export function followConversation(id: string, listener: StreamListener): () => void {
  const ended = new AbortController();
  const others = new BroadcastChannel(`discussion-${id}`);
  others.onmessage = ({ data }: MessageEvent<StreamEvent>) => notify(data, listener);
  const heard = (event: StreamEvent): void => {
    if (ended.signal.aborted) return;
    notify(event, listener);
    others.postMessage(event);
  };
  const followUntilEnded = (): Promise<void> =>
    new Promise((resolve) => {
      const end = openOrPoll(id, heard, listener.onUnknown);
      ended.signal.addEventListener('abort', () => {
        end();
        resolve();
      });
    });
  // Web Locks need a secure context (HTTPS); elsewhere each tab opens its own stream.
  if (navigator.locks === undefined) void followUntilEnded();
  else {
    const { signal } = ended;
    // Aborting while waiting for the lock is not an error.
    void navigator.locks.request(`discussion-${id}`, { signal }, followUntilEnded).catch(() => undefined);
  }
  return () => {
    ended.abort();
    others.close();
  };
}
