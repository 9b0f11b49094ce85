import { DomainError } from '#src/kernel/errors.ts';
import { inThisApp, perApp } from '../app-state.server.ts';
import {
  addStream,
  catchUp,
  countStreams,
  countStreamsFrom,
  countVisitorStreams,
  dropStream,
  endStreams,
  type Followed,
  type Holder,
  isStaff,
  type OpenStream,
  retryLine,
  type StreamOrigin,
} from './open-streams.server.ts';
import { greet, startHeartbeats, stopHeartbeats } from './stream-watch.server.ts';

/** Heartbeats per stream: it ends after 4 to 5 minutes, not all at once, so that its access is checked again. */
const MOST_HEARTBEATS = 20;
const HEARTBEATS_SPREAD = 4;
/** Limit of unread bytes per reader; beyond it the stream is closed, and the reader fetches what it missed. */
const UNREAD_BYTES = 64 * 1024;
const STREAMS_OF_A_NODE = 5_000;
/** Slots reserved for staff. */
const PLACES_OF_STAFF = 200;
/** Maximum streams of visitors behind one address; further ones poll every few seconds instead. */
const STREAMS_OF_AN_ADDRESS = 30;
const STREAMS_OF_A_NETWORK = 120;
const RETRY_SECONDS = 30;
const FULL = 'Trop de fenêtres suivent le site en direct. Réessayez dans un instant.';
const STOPPING = 'Le service redémarre. Réessayez dans un instant.';

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
};

const node = perApp(() => ({ isStopping: false }));

export interface StreamOptions {
  followed: readonly Followed[];
  holder?: Holder | undefined;
  origin?: StreamOrigin | undefined;
  /** Milliseconds since the client began to read what it shows: it receives the changes made meanwhile. */
  missedMs?: number | undefined;
}

interface Client {
  signal: AbortSignal;
  /** Closes the connection of a reader that does not read. */
  cut?: () => void;
}

/** Streams all events of the followed topics as server-sent events, until the client leaves or the server stops. */
export function eventStream(options: StreamOptions, client: Client): Response {
  if (node().isStopping) throw new DomainError('unavailable', STOPPING, { retryAfterSeconds: 1 });
  refuseTooMany(options);
  let leave = (): void => {};
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const stream = streamOn(controller, options, client);
        leave = inThisApp(() => {
          if (dropStream(stream)) stopHeartbeats();
        });
        open(stream, client.signal, options.missedMs);
      },
      cancel: () => leave(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: UNREAD_BYTES }),
  );
  return new Response(body, { headers: HEADERS });
}

function refuseTooMany({ holder, origin }: StreamOptions): void {
  const isFull = isStaff(holder)
    ? countStreams() >= STREAMS_OF_A_NODE
    : countVisitorStreams() >= STREAMS_OF_A_NODE - PLACES_OF_STAFF;
  if (isFull) throw new DomainError('unavailable', FULL, { retryAfterSeconds: RETRY_SECONDS });
  if (isStaff(holder) || origin === undefined) return;
  const { address, network } = origin;
  const isCrowded =
    countStreamsFrom(address) >= STREAMS_OF_AN_ADDRESS ||
    (network !== undefined && countStreamsFrom(network) >= STREAMS_OF_A_NETWORK);
  if (isCrowded) throw new DomainError('limit', FULL, { retryAfterSeconds: RETRY_SECONDS });
}

const encoder = new TextEncoder();

function streamOn(
  controller: ReadableStreamDefaultController<Uint8Array>,
  { followed, holder, origin }: StreamOptions,
  { cut }: Client,
): OpenStream {
  const stream: OpenStream = {
    followed,
    holder,
    origin,
    heartbeatsLeft: MOST_HEARTBEATS - Math.floor(Math.random() * HEARTBEATS_SPREAD),
    send: (bytes) => {
      if ((controller.desiredSize ?? 0) > 0) return controller.enqueue(bytes);
      stream.end();
      cut?.();
    },
    end: (farewell) => {
      if (!dropStream(stream)) return;
      if (farewell !== undefined) controller.enqueue(encoder.encode(farewell));
      controller.close();
      stopHeartbeats();
    },
  };
  return stream;
}

function open(stream: OpenStream, signal: AbortSignal, missedMs = 0): void {
  addStream(stream);
  startHeartbeats();
  stream.send(encoder.encode(`${retryLine()}: bonjour\n\n`));
  greet(stream);
  if (missedMs > 0) catchUp(stream, missedMs);
  if (signal.aborted) stream.end();
  else
    signal.addEventListener(
      'abort',
      inThisApp(() => stream.end()),
      { once: true },
    );
}

/** Closes every open stream; `forGood` while the server stops: new clients are sent to another node. */
export function closeEventStreams({ forGood = false } = {}): void {
  node().isStopping = forGood;
  endStreams();
}
