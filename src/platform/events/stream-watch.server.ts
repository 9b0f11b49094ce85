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
const TICKS_OF_A_BEAT = 15;
/** Ticks between two writes of `lastSeenAt`: once a minute for all visitors, and soon after a visitor connects. */
const TICKS_OF_A_SIGHT = 60;

/** What the domains know of the holders of streams; passed in by the composition root. */
export interface StreamRegistry {
  isStaffOnline(): Promise<boolean>;
  /** Returns which of these sessions are active and of staff, with the current rights of their account. */
  liveSessions(ids: number[]): Promise<{ id: number; grant: string }[]>;
  seeVisitors(conversations: number[]): Promise<void>;
}

const encoder = new TextEncoder();
let app: StreamRegistry | undefined;
let timer: NodeJS.Timeout | undefined;
let ticks = 0;
/** Conversations whose visitors connected since the last tick. */
const newcomers = new Set<number>();
let isThere: boolean | undefined;
let looking: Promise<void> | undefined;

/** Starts to watch sessions; returns how to stop. Code that ends sessions publishes it to every node. */
export function watchStreams(asked: StreamRegistry): () => void {
  app = asked;
  const unsubscribe = subscribe('sessions', () => Promise.all([endDead(), look()]));
  return () => {
    unsubscribe();
    app = undefined;
    isThere = undefined;
  };
}

/** Starts one timer for all streams; it runs as long as there are any. */
export function startBeating(): void {
  timer ??= setInterval(() => void tick(), TICK_MS).unref();
}

export function stopBeating(): void {
  if (countStreams() > 0) return;
  clearInterval(timer);
  timer = undefined;
  ticks = 0;
  newcomers.clear();
  isThere = undefined;
}

async function tick(): Promise<void> {
  ticks += 1;
  const isHeartbeat = ticks % TICKS_OF_A_BEAT === 0;
  const seen = ticks % TICKS_OF_A_SIGHT === 0 ? holders('visitor') : [...newcomers];
  newcomers.clear();
  if (isHeartbeat) sendHeartbeat();
  try {
    if (seen.length > 0) await app?.seeVisitors(seen);
    if (isHeartbeat) await endDead();
    if (isHeartbeat) await look();
  } catch (error) {
    // The streams stay open; the next heartbeat checks again.
    log().warn({ err: error }, 'open streams could not be checked');
  }
}

/** Ends streams whose session has ended or whose rights have changed since they were opened. */
async function endDead(): Promise<void> {
  const ids = holders('session');
  if (app === undefined || ids.length === 0) return;
  const grants = new Map((await app.liveSessions(ids)).map(({ id, grant }) => [id, grant]));
  for (const id of ids) endUserStreams({ kind: 'session', id }, { except: grants.get(id) });
}

/** Checks whether an administrator is online, and notifies the visitors when that has changed. */
function look(): Promise<void> {
  if (app === undefined || !isFollowed('presence')) {
    isThere = undefined;
    return Promise.resolve();
  }
  looking ??= app
    .isStaffOnline()
    .then((found) => {
      if (found !== isThere) notifyStreams(presenceText(found), 'presence');
      isThere = isFollowed('presence') ? found : undefined;
    })
    .finally(() => {
      looking = undefined;
    });
  return looking;
}

/** Sends the presence state to a new stream at once; the first stream triggers the check. */
export function greet(stream: OpenStream): void {
  if (stream.holder?.kind === 'visitor') newcomers.add(stream.holder.id);
  if (!stream.followed.some(({ topic }) => topic === 'presence')) return;
  if (isThere !== undefined) stream.send(encoder.encode(presenceText(isThere)));
  else look().catch((error: unknown) => log().warn({ err: error }, 'presence is unknown'));
}
