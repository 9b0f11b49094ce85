import { send } from './api-client.ts';
import { ApiError } from './api-error.ts';

export interface StreamEvent {
  event: string;
  data: string;
}

/** Reads server-sent events out of text that arrives in pieces; comments (heartbeats) and unfinished blocks give none. */
export function createEventParser(): (piece: string) => StreamEvent[] {
  let rest = '';
  return (piece) => {
    rest += piece.replaceAll('\r', '');
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => {
      const lines = block.split('\n');
      const valuesOf = (field: string): string[] =>
        lines
          .filter((line) => line.startsWith(`${field}:`))
          .map((line) => line.slice(field.length + 1).replace(/^ /, ''));
      const data = valuesOf('data');
      return data.length === 0 ? [] : [{ event: valuesOf('event').at(-1) ?? 'message', data: data.join('\n') }];
    });
  };
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** The server breathes every 15 s; after two missed breaths and a half the line counts as dead. */
const SILENCE_MS = 40_000;

/** Milliseconds before the next try: doubled each time, spread so that many screens do not come back together. */
export const waitBeforeTry = (failures: number, random: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + random / 2);

interface StreamListener {
  onEvent: (event: StreamEvent) => void;
  /** After each successful connection: what happened meanwhile was missed. */
  onOpen?: () => void;
}

async function readStream(path: string, { onEvent, onOpen }: StreamListener, signal: AbortSignal): Promise<void> {
  const silence = new AbortController();
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const listen = (): void => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  listen();
  try {
    const response = await send(path, { signal: AbortSignal.any([signal, silence.signal]) }, 'text/event-stream');
    onOpen?.();
    const parse = createEventParser();
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

/** Follows an event stream with the bearer token, reconnecting for ever; ends on a refusal or when the returned function is called. */
export function followEvents(path: string, listener: StreamListener): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  const follow = async (): Promise<void> => {
    let failures = 0;
    const onOpen = (): void => {
      failures = 0;
      listener.onOpen?.();
    };
    while (!signal.aborted) {
      try {
        await readStream(path, { ...listener, onOpen }, signal);
      } catch (error) {
        if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return;
        failures += 1;
      }
      if (!signal.aborted) await pause(waitBeforeTry(failures, Math.random()));
    }
  };
  void follow();
  return () => stop.abort();
}
