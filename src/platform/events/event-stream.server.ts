import { type Events, subscribe } from './events.server.ts';

const HEARTBEAT_MS = 15_000;
/** A stream ends after this and the browser opens a new one, whose session is then checked again. */
const LIFE_MS = 5 * 60_000;

const closers = new Set<() => void>();

/** Everything published on `topic` as server-sent events, until the client leaves or the server stops. */
export function eventStream(topic: keyof Events, signal: AbortSignal): Response {
  let close = (): void => {};
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder();
      const send = (text: string): void => controller.enqueue(encoder.encode(text));
      const unsubscribe = subscribe(topic, (message) => {
        const { event, ...rest } = { event: topic, ...message };
        send(`event: ${event}\ndata: ${JSON.stringify(rest)}\n\n`);
      });
      const heartbeat = setInterval(() => send(': \n\n'), HEARTBEAT_MS);
      const end = setTimeout(() => close(), LIFE_MS);
      close = () => {
        if (!closers.delete(close)) return;
        unsubscribe();
        clearInterval(heartbeat);
        clearTimeout(end);
        signal.removeEventListener('abort', close);
        // Who has cancelled has closed it already.
        if (!isCancelled) controller.close();
      };
      closers.add(close);
      signal.addEventListener('abort', close, { once: true });
      // Spread reconnections of many screens after a restart.
      send(`retry: ${1_000 + Math.floor(Math.random() * 2_000)}\n: bonjour\n\n`);
      if (signal.aborted) close();
    },
    cancel: () => {
      isCancelled = true;
      close();
    },
  });
  const headers = {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  };
  return new Response(body, { headers });
}

/** Ends every open stream: a stopping server must not wait for them. */
export function closeEventStreams(): void {
  for (const close of [...closers]) close();
}
