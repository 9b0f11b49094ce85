import { perApp } from '../app-state.server.ts';
import { log } from '../log.server.ts';
import { subscribe } from './events.server.ts';
import {
  countStreams,
  endUserStreams,
  holders,
  isFollowed,
  notifyStreams,
  type OpenStream,
  presenceText,
  sendHeartbeat,
} from './open-streams.server.ts';

const TICK_MS = 1_000;
const TICKS_PER_HEARTBEAT = 15;
/** Ticks between two writes of `lastSeenAt`: once a minute for all visitors, and soon after a visitor connects. */
const TICKS_PER_VISITOR_UPDATE = 60;

/** What the domains know of the holders of streams; passed in by the composition root. */
export interface StreamRegistry {
  isStaffOnline(): Promise<boolean>;
  /** Returns which of these sessions are active and of staff, with the current rights of their account. */
  liveSessions(ids: number[]): Promise<{ id: number; grant: string }[]>;
  seeVisitors(ids: number[]): Promise<void>;
}

const encoder = new TextEncoder();

interface Watch {
  registry?: StreamRegistry | undefined;
  timer?: NodeJS.Timeout | undefined;
  ticks: number;
  /** Visitors who connected since the last tick. */
  newcomers: Set<number>;
  /** Whether staff is online, while a stream follows it. */
  isThere?: boolean | undefined;
  looking?: Promise<void> | undefined;
}

const watch = perApp((): Watch => ({ ticks: 0, newcomers: new Set() }));

/** Starts to watch sessions; returns how to stop. Code that ends sessions publishes it to every node. */
export function watchStreams(registry: StreamRegistry): () => void {
  const own = watch();
  own.registry = registry;
  const unsubscribe = subscribe('sessions', () => Promise.all([endDead(), look()]));
  return () => {
    unsubscribe();
    own.registry = undefined;
    own.isThere = undefined;
  };
}

/** Starts one timer for all streams; it runs as long as there are any. */
export function startHeartbeats(): void {
  watch().timer ??= setInterval(() => void tick(), TICK_MS).unref();
}

export function stopHeartbeats(): void {
  if (countStreams() > 0) return;
  const own = watch();
  clearInterval(own.timer);
  own.timer = undefined;
  own.ticks = 0;
  own.newcomers.clear();
  own.isThere = undefined;
}

async function tick(): Promise<void> {
  const own = watch();
  own.ticks += 1;
  const isHeartbeat = own.ticks % TICKS_PER_HEARTBEAT === 0;
  const seen = own.ticks % TICKS_PER_VISITOR_UPDATE === 0 ? holders('visitor') : [...own.newcomers];
  own.newcomers.clear();
  if (isHeartbeat) sendHeartbeat();
  try {
    if (seen.length > 0) await own.registry?.seeVisitors(seen);
    if (isHeartbeat) await endDead();
    if (isHeartbeat) await look();
  } catch (error) {
    // The streams stay open; the next heartbeat checks again.
    log().warn({ err: error }, 'open streams could not be checked');
  }
}

/** Ends streams whose session has ended or whose rights have changed since they were opened. */
async function endDead(): Promise<void> {
  const { registry } = watch();
  const ids = holders('session');
  if (registry === undefined || ids.length === 0) return;
  const grants = new Map((await registry.liveSessions(ids)).map(({ id, grant }) => [id, grant]));
  for (const id of ids) endUserStreams({ kind: 'session', id }, { except: grants.get(id) });
}

/** Checks whether an administrator is online, and notifies the visitors when that has changed. */
function look(): Promise<void> {
  const own = watch();
  if (own.registry === undefined || !isFollowed('presence')) {
    own.isThere = undefined;
    return Promise.resolve();
  }
  own.looking ??= own.registry
    .isStaffOnline()
    .then((found) => {
      if (found !== own.isThere) notifyStreams(presenceText(found), 'presence');
      own.isThere = isFollowed('presence') ? found : undefined;
    })
    .finally(() => {
      own.looking = undefined;
    });
  return own.looking;
}

/** Sends the presence state to a new stream at once; the first stream triggers the check. */
export function greet(stream: OpenStream): void {
  const { newcomers, isThere } = watch();
  if (stream.holder?.kind === 'visitor') newcomers.add(stream.holder.id);
  if (!stream.followed.some(({ topic }) => topic === 'presence')) return;
  if (isThere !== undefined) stream.send(encoder.encode(presenceText(isThere)));
  else look().catch((error: unknown) => log().warn({ err: error }, 'presence is unknown'));
}
