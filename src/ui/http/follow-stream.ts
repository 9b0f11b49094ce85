export interface StreamEvent {
  event: string;
  data: string;
}

/** Parses server-sent events from text that arrives in pieces; comments (heartbeats) and unfinished blocks give none. */
export function createEventParser(onRetry?: (ms: number) => void): (piece: string) => StreamEvent[] {
  let rest = '';
  return (piece) => {
    rest += piece.replaceAll('\r', '');
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => {
      const lines = block.split('\n');
      const getValues = (field: string): string[] =>
        lines
          .filter((line) => line.startsWith(`${field}:`))
          .map((line) => line.slice(field.length + 1).replace(/^ /, ''));
      const data = getValues('data');
      const retry = Number(getValues('retry').at(-1));
      if (retry > 0) onRetry?.(retry);
      return data.length === 0 ? [] : [{ event: getValues('event').at(-1) ?? 'message', data: data.join('\n') }];
    });
  };
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** The server sends a heartbeat every 15 s; after two and a half missed ones the stream counts as closed. */
const SILENCE_MS = 40_000;

/** Fired when a user asks for a new attempt to connect, without the wait that follows a failure. */
export const LIVE_RETRY = 'live-retry';
const WAKING = ['online', LIVE_RETRY];

/** Milliseconds before the next attempt: doubled each time, randomised so that many screens do not reconnect at once. */
export const waitBeforeTry = (failures: number, random: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + random / 2);

/** Resolves when the time is over, the network is back, a user does not want to wait, or the signal aborts. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      for (const name of WAKING) globalThis.removeEventListener?.(name, end);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    for (const name of WAKING) globalThis.addEventListener?.(name, end);
    signal?.addEventListener('abort', end);
  });
}

export interface StreamListener {
  onEvent: (event: StreamEvent) => void;
  /** Called after each successful connection: events during the gap were missed. */
  onOpen?: () => void;
  /** Called after each connection that ended or failed. */
  onClose?: () => void;
}

/** Opens the stream and returns its answer, or rejects. */
type OpenStream = (signal: AbortSignal) => Promise<Response>;

type Listener = StreamListener & { onRetry: (ms: number) => void };

async function readStream(open: OpenStream, listener: Listener, signal: AbortSignal): Promise<void> {
  const { onEvent, onOpen, onRetry } = listener;
  const silence = new AbortController();
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const listen = (): void => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  listen();
  try {
    const response = await open(AbortSignal.any([signal, silence.signal]));
    onOpen?.();
    const parse = createEventParser(onRetry);
    const decoder = new TextDecoder();
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      listen();
      for (const event of parse(decoder.decode(part.value, { stream: true }))) onEvent(event);
    }
  } finally {
    clearTimeout(watchdog);
  }
}

/** Follows an event stream, reconnecting without limit; ends on a refusal or when the returned function is called. */
export function followStream(
  open: OpenStream,
  listener: StreamListener,
  isRefusal: (error: unknown) => boolean,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const follow = async (): Promise<void> => {
    let failures = 0;
    // Minimum delay requested by the server: it knows how many clients reconnect at once.
    let retryMs = 0;
    const onRetry = (ms: number): void => {
      retryMs = ms;
    };
    const onOpen = (): void => {
      failures = 0;
      listener.onOpen?.();
    };
    while (!signal.aborted) {
      try {
        await readStream(open, { ...listener, onOpen, onRetry }, signal);
      } catch (error) {
        if (isRefusal(error)) return;
        failures += 1;
      }
      if (signal.aborted) return;
      listener.onClose?.();
      await pause(Math.max(retryMs, waitBeforeTry(failures, Math.random())), signal);
    }
  };
  void follow();
  return () => stop.abort();
}
