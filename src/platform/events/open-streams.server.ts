import { perApp } from '../app-state.server.ts';
import { type Events, getRecentChanges, type KeyedEvent, type KeyedTopic, subscribe } from './events.server.ts';

/** Subscription of a stream: a topic, one kind of change in the back office, or one key of a domain's topic. */
export type Followed =
  | { topic: 'content' | 'presence' }
  | { topic: 'admin'; event?: string | undefined }
  | { topic: KeyedTopic; key: string };

/** Owner of a stream: it ends with a session; a visitor with an open stream counts as online. */
export interface Holder {
  kind: 'session' | 'visitor';
  id: number;
  /** Role and rights of a session when the stream was opened. */
  grant?: string | undefined;
}

/** Names by which a visitor's streams are counted: the address, and the /56 around it. */
export interface StreamOrigin {
  address: string;
  network?: string;
}

export interface OpenStream {
  readonly followed: readonly Followed[];
  readonly holder: Holder | undefined;
  readonly origin: StreamOrigin | undefined;
  /** Heartbeats until the stream ends and the browser opens another. */
  heartbeatsLeft: number;
  send(bytes: Uint8Array): void;
  /** Sends the farewell, if there is one, and ends the stream. */
  end(farewell?: string): void;
}

const MOST_OF_A_HOLDER = { session: 10, visitor: 5 };
const MIN_RETRY_MS = 1_000;
const RETRY_SPREAD_MS = 2_000;
/** Milliseconds that each open stream adds to the reconnection period: 200 reconnections a second. */
const RETRY_MS_OF_A_STREAM = 5;
/** For a window above the limit: it would only close another stream. */
const PUSHED_OUT = 'retry: 60000\n\n';

const encoder = new TextEncoder();

const streams = perApp(() => {
  subscribe('admin', ({ event, ...data }: Events['admin']) => {
    for (const channel of ['admin', `admin:${event}`]) notifyStreams(eventText(event, data), channel);
  });
  subscribe('content', ({ what }) => {
    // Events of other nodes were missed for a while: clients that reconnect request the current state.
    if (what === 'everything') endStreams();
    else notifyStreams(eventText(what, {}), 'content');
  });
  return {
    all: new Set<OpenStream>(),
    byChannel: new Map<string, Set<OpenStream>>(),
    byHolder: new Map<string, Set<OpenStream>>(),
    visitorsByOrigin: new Map<string, Set<OpenStream>>(),
    staff: new Set<OpenStream>(),
    keyedTopics: new Set<KeyedTopic>(),
  };
});

function getChannel(followed: Followed): string {
  if ('key' in followed) return `${followed.topic}:${followed.key}`;
  return followed.topic === 'admin' && followed.event !== undefined ? `admin:${followed.event}` : followed.topic;
}
const getName = ({ kind, id }: Holder): string => `${kind}:${id}`;

function put(index: Map<string, Set<OpenStream>>, name: string, stream: OpenStream): Set<OpenStream> {
  const found = index.get(name) ?? new Set();
  index.set(name, found.add(stream));
  return found;
}

function take(index: Map<string, Set<OpenStream>>, name: string, stream: OpenStream): void {
  const found = index.get(name);
  found?.delete(stream);
  if (found?.size === 0) index.delete(name);
}

export const countStreams = (): number => streams().all.size;
export const countVisitorStreams = (): number => streams().all.size - streams().staff.size;
/** @param name an address or a network. */
export const countStreamsFrom = (name: string): number => streams().visitorsByOrigin.get(name)?.size ?? 0;

/** Returns whether a stream belongs to a session (back office); all other streams belong to visitors. */
export const isStaff = (holder: Holder | undefined): boolean => holder?.kind === 'session';

const getNames = ({ holder, origin }: OpenStream): string[] =>
  origin === undefined || isStaff(holder) ? [] : [origin.address, ...(origin.network ? [origin.network] : [])];
export const isFollowed = (topic: 'presence'): boolean => streams().byChannel.has(topic);

/** Registers a stream; closes the holder's oldest one above the limit. */
export function addStream(stream: OpenStream): void {
  const { all, byChannel, byHolder, visitorsByOrigin, staff } = streams();
  all.add(stream);
  if (isStaff(stream.holder)) staff.add(stream);
  for (const followed of stream.followed) {
    put(byChannel, getChannel(followed), stream);
    if ('key' in followed) forwardKeyed(followed.topic);
  }
  for (const name of getNames(stream)) put(visitorsByOrigin, name, stream);
  if (stream.holder === undefined) return;
  const own = put(byHolder, getName(stream.holder), stream);
  const [oldest] = own;
  if (own.size > MOST_OF_A_HOLDER[stream.holder.kind]) oldest?.end(PUSHED_OUT);
}

/** Sends a stream the changes that it has missed in the last milliseconds. */
export function catchUp(stream: OpenStream, missedMs: number): void {
  const channels = new Set(stream.followed.map(getChannel));
  for (const { topic, message } of getRecentChanges(missedMs)) {
    const { event, ...data } = topic === 'admin' ? message : { event: message.what };
    if (channels.has(topic) || channels.has(`${topic}:${event}`)) stream.send(encoder.encode(eventText(event, data)));
  }
}

/** Sends the messages of a domain's topic to the streams of their key, from the first such stream on. */
function forwardKeyed(topic: KeyedTopic): void {
  const { keyedTopics } = streams();
  if (keyedTopics.has(topic)) return;
  keyedTopics.add(topic);
  subscribe(topic, ({ key, event, id }: KeyedEvent) => notifyStreams(eventText(event, { id }), `${topic}:${key}`));
}

/** @returns whether the stream was open. */
export function dropStream(stream: OpenStream): boolean {
  const { all, byChannel, byHolder, visitorsByOrigin, staff } = streams();
  if (!all.delete(stream)) return false;
  staff.delete(stream);
  for (const followed of stream.followed) take(byChannel, getChannel(followed), stream);
  for (const name of getNames(stream)) take(visitorsByOrigin, name, stream);
  if (stream.holder !== undefined) take(byHolder, getName(stream.holder), stream);
  return true;
}

/** Returns the holders of open streams: ids of the sessions, or of the visitors. */
export const holders = (kind: Holder['kind']): number[] =>
  [...streams().byHolder.keys()]
    .filter((name) => name.startsWith(`${kind}:`))
    .map((name) => Number(name.slice(kind.length + 1)));

/** Ends the streams of a holder: all of them, or all except those opened with this grant. */
export function endUserStreams(holder: Holder, { except }: { except?: string | undefined } = {}): void {
  for (const stream of streams().byHolder.get(getName(holder)) ?? []) {
    if (except === undefined || stream.holder?.grant !== except) stream.end();
  }
}

/** Returns a random reconnection delay, so that clients do not return at once. */
export function retryLine(count = countStreams()): string {
  const spread = Math.max(RETRY_SPREAD_MS, count * RETRY_MS_OF_A_STREAM);
  return `retry: ${MIN_RETRY_MS + Math.floor(Math.random() * spread)}\n`;
}

/** Sends a text to all streams, or to those of a channel; it is encoded once for all of them. */
export function notifyStreams(text: string, channel?: string): void {
  const { all, byChannel } = streams();
  const receivers = channel === undefined ? all : byChannel.get(channel);
  if (receivers === undefined || receivers.size === 0) return;
  const bytes = encoder.encode(text);
  for (const stream of receivers) stream.send(bytes);
}

/** Sends one heartbeat to keep the streams alive, and ends those that have reached their maximum age. */
export function sendHeartbeat(): void {
  notifyStreams(': \n\n');
  for (const stream of streams().all) {
    stream.heartbeatsLeft -= 1;
    if (stream.heartbeatsLeft <= 0) stream.end();
  }
}

/** Ends every open stream, so that a stopping server does not wait for them. */
export function endStreams(): void {
  const { all } = streams();
  const count = all.size;
  for (const stream of all) stream.end(`${retryLine(count)}\n`);
}

const eventText = (event: string, data: object): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
export const presenceText = (isOnline: boolean): string => eventText('presence', { is_online: isOnline });
