import { followStream, type StreamEvent } from '#src/ui/api-client/follow-stream.ts';
import { ChatRefusal, openStream } from '../../chat-visitor.client.ts';

const POLL_MS = 5_000;

export interface LineListener {
  /** Something was said. */
  onNews: () => void;
  /** Something was read, or anything may have been missed. */
  onChange: () => void;
  onWriting: () => void;
  onPresence: (isOnline: boolean) => void;
  /** The server does not know the conversation. */
  onUnknown: () => void;
}

function presenceOf(text: string): boolean | undefined {
  try {
    return (JSON.parse(text) as { is_online?: boolean }).is_online;
  } catch {
    return undefined;
  }
}

function tell({ event, data }: StreamEvent, { onNews, onChange, onWriting, onPresence }: LineListener): void {
  if (event === 'message') onNews();
  else if (event === 'read') onChange();
  else if (event === 'typing') onWriting();
  else if (event === 'presence') {
    const isOnline = presenceOf(data);
    if (isOnline !== undefined) onPresence(isOnline);
  }
}

/** The stream, and questions every five seconds while it is down. @returns how to end it. */
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
      const isUnknown = error instanceof ChatRefusal && error.status === 404;
      if (isUnknown) onUnknown();
      return isUnknown;
    },
  );
  return () => {
    rest();
    end();
  };
}

/** Follows one conversation. Of several tabs one holds the stream and tells the others what it hears. */
export function followTalk(id: string, listener: LineListener): () => void {
  const ended = new AbortController();
  const others = new BroadcastChannel(`discussion-${id}`);
  others.onmessage = ({ data }: MessageEvent<StreamEvent>) => tell(data, listener);
  const heard = (event: StreamEvent): void => {
    if (ended.signal.aborted) return;
    tell(event, listener);
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
  // Locks exist where the address is encrypted; elsewhere each tab holds a stream of its own.
  if (navigator.locks === undefined) void holdUntilEnded();
  else {
    const { signal } = ended;
    // Whoever leaves while waiting for its turn is no fault.
    void navigator.locks.request(`discussion-${id}`, { signal }, holdUntilEnded).catch(() => undefined);
  }
  return () => {
    ended.abort();
    others.close();
  };
}
