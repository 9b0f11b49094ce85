import { log } from '../log.server.ts';
import { subscribe } from './events.server.ts';
import {
  beatOnce,
  countStreams,
  endStreamsOf,
  holders,
  isFollowed,
  type OpenStream,
  presenceText,
  tellStreams,
} from './open-streams.server.ts';

const TICK_MS = 1_000;
const TICKS_OF_A_BEAT = 15;
/** That visitors are there is written down once a minute for all of them, and soon after they come. */
const TICKS_OF_A_SIGHT = 60;

/** What the rooms know of those who hold streams; handed in by the composition. */
export interface StreamHouse {
  isSomebodyThere(): Promise<boolean>;
  /** Those of these sessions that are alive and of staff, with what their account is granted now. */
  liveSessions(ids: number[]): Promise<{ id: number; grant: string }[]>;
  seeVisitors(conversations: number[]): Promise<void>;
}

const encoder = new TextEncoder();
let house: StreamHouse | undefined;
let timer: NodeJS.Timeout | undefined;
let ticks = 0;
/** Conversations whose visitors came since the last tick. */
const newcomers = new Set<number>();
let isThere: boolean | undefined;
let looking: Promise<void> | undefined;

/** Begins to ask the house; returns how to stop. Who ends sessions publishes it, and is heard on every node. */
export function watchStreams(asked: StreamHouse): () => void {
  house = asked;
  const unsubscribe = subscribe('sessions', () => Promise.all([endDead(), look()]));
  return () => {
    unsubscribe();
    house = undefined;
    isThere = undefined;
  };
}

/** One timer for all streams, as long as there are any. */
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
  const isBeat = ticks % TICKS_OF_A_BEAT === 0;
  const seen = ticks % TICKS_OF_A_SIGHT === 0 ? holders('visitor') : [...newcomers];
  newcomers.clear();
  if (isBeat) beatOnce();
  try {
    if (seen.length > 0) await house?.seeVisitors(seen);
    if (isBeat) await endDead();
    if (isBeat) await look();
  } catch (error) {
    // The streams stay; the next beat asks again.
    log().warn({ err: error }, 'open streams could not be checked');
  }
}

/** A stream outlives neither its session nor the rights with which it was opened. */
async function endDead(): Promise<void> {
  const ids = holders('session');
  if (house === undefined || ids.length === 0) return;
  const grants = new Map((await house.liveSessions(ids)).map(({ id, grant }) => [id, grant]));
  for (const id of ids) endStreamsOf({ kind: 'session', id }, { except: grants.get(id) });
}

/** Looks whether an administrator is there, and tells the visitors when that is new. */
function look(): Promise<void> {
  if (house === undefined || !isFollowed('presence')) {
    isThere = undefined;
    return Promise.resolve();
  }
  looking ??= house
    .isSomebodyThere()
    .then((found) => {
      if (found !== isThere) tellStreams(presenceText(found), 'presence');
      isThere = isFollowed('presence') ? found : undefined;
    })
    .finally(() => {
      looking = undefined;
    });
  return looking;
}

/** Who has just come is told at once who is there; the first one asks. */
export function greet(stream: OpenStream): void {
  if (stream.holder?.kind === 'visitor') newcomers.add(stream.holder.id);
  if (!stream.followed.some(({ topic }) => topic === 'presence')) return;
  if (isThere !== undefined) stream.send(encoder.encode(presenceText(isThere)));
  else look().catch((error: unknown) => log().warn({ err: error }, 'presence is unknown'));
}
