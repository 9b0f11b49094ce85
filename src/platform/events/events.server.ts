import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { perApp } from '../app-state.server.ts';
import { afterCommit, db, engine, postgresPool } from '../database/database.server.ts';
import { withUsualLimits } from '../database/long-statements.server.ts';
import { log } from '../log.server.ts';

/**
 * Messages between nodes, by topic. The platform names those of any product: admin list screens, changed public
 * content, waiting jobs, ended sessions. A domain declares its own topics in a `declare module` of this file.
 */
export interface Events {
  admin: { event: string; id?: number; session?: string };
  content: { what: string };
  jobs: { kind: string };
  /** Sessions of this account have ended. */
  sessions: { user: number };
}
type Topic = keyof Events;

/** Message of a topic whose streams follow one key each. */
export interface KeyedEvent {
  key: string;
  event: string;
  id?: number;
}
/** Topics of which a stream follows one key, such as one conversation. */
export type KeyedTopic = { [T in Topic]: Events[T] extends KeyedEvent ? T : never }[Topic];

const CHANNEL = 'faitage';
const CHECK_LINE_MS = 5_000;
/** For how long changes are kept, for streams that open after their screen was read. */
const KEPT_MS = 60_000;
const MOST_KEPT = 200;
/** Lock that every listening node shares as long as it listens, so that they can be counted. */
export const LISTENERS = [0x66616974, 1] as const;
/** Longest wait for the other nodes after a change of public content. */
const HEARD_MS = 1_000;

/** A change of the back office or of public content. */
export type RecentChange = {
  /** Moment of `performance.now()`. */
  at: number;
} & ({ topic: 'admin'; message: Events['admin'] } | { topic: 'content'; message: Events['content'] });

interface Bus {
  /** Marks messages of this node, so that it ignores them when PostgreSQL sends them back. */
  node: string;
  local: EventEmitter;
  stopped: boolean;
  /** Last changes, oldest first. */
  recent: RecentChange[];
  connection?: pg.PoolClient | undefined;
  /** Question to all nodes that is about to be sent. */
  asking?: Promise<void> | undefined;
  /** What to do when a node answers a question, by its id. */
  questions: Map<string, () => void>;
}
const bus = perApp(
  (): Bus => ({
    ...{ node: randomUUID(), local: createEmitter(), stopped: true, recent: [] },
    questions: new Map(),
  }),
);

const createEmitter = (): EventEmitter =>
  new EventEmitter({ captureRejections: true })
    .setMaxListeners(0)
    .on('error', (error) => log().error({ err: error }, 'event listener failed'));

/**
 * Notifies this node once the transaction is committed, and other nodes by NOTIFY, itself transactional. Changed content
 * is known to all nodes before the transaction returns: their next request shows it.
 */
export async function publish<T extends Topic>(topic: T, message: Events[T]): Promise<void> {
  if (engine() === 'postgres') await notify({ topic, message, from: bus().node });
  await afterCommit(() => {
    emit(topic, message);
    return topic === 'content' && engine() === 'postgres' ? untilHeard() : undefined;
  });
}

const notify = (note: object) => sql`select pg_notify(${CHANNEL}, ${JSON.stringify(note)})`.execute(db());

/** Waits until every listening node has handled all messages so far; one question for all messages of a transaction. */
function untilHeard(): Promise<void> {
  const open = bus();
  open.asking ??= Promise.resolve().then(() => {
    open.asking = undefined;
    return askNodes().catch((error: unknown) => log().warn({ err: error }, 'other nodes could not be asked'));
  });
  return open.asking;
}

async function askNodes(): Promise<void> {
  const { questions } = bus();
  const id = randomUUID();
  const { promise, resolve } = Promise.withResolvers<'heard'>();
  let missing = await countListeners();
  if (missing === 0) return;
  questions.set(id, () => {
    missing -= 1;
    if (missing === 0) resolve('heard');
  });
  await notify({ ask: id });
  const outcome = await Promise.race([promise, pause(HEARD_MS, undefined, { ref: false })]);
  questions.delete(id);
  if (outcome !== 'heard') log().warn({ missing }, 'a node has not confirmed a change in time');
}

/** Returns the number of nodes that listen now, this one included. */
async function countListeners(): Promise<number> {
  const { rows } = await sql<{ nodes: number }>`select count(*) as nodes from pg_locks
    where locktype = 'advisory' and (classid, objid, objsubid) = (${LISTENERS[0]}, ${LISTENERS[1]}, 2)
    and database = (select oid from pg_database where datname = current_database())`.execute(db());
  return rows[0]?.nodes ?? 0;
}

function emit<T extends Topic>(topic: T, message: Events[T]): void {
  if (topic === 'admin' || topic === 'content') remember({ at: performance.now(), topic, message } as RecentChange);
  withUsualLimits(() => bus().local.emit(topic, message));
}

function remember(change: RecentChange): void {
  const { recent } = bus();
  recent.push(change);
  if (recent.length > MOST_KEPT) recent.shift();
}

/** Returns the changes in the last milliseconds, of at most a minute, oldest first. */
export function getRecentChanges(ms: number): RecentChange[] {
  const since = performance.now() - Math.min(ms, KEPT_MS);
  return bus().recent.filter(({ at }) => at >= since);
}

/** Subscribes to events on this node; returns a function that unsubscribes. Errors of a listener are only logged. */
export function subscribe<T extends Topic>(topic: T, listener: (message: Events[T]) => void): () => void {
  const guarded = (message: Events[T]): unknown => {
    try {
      // Returned, because the emitter reports the rejection of a returned promise.
      return listener(message);
    } catch (error) {
      return log().error({ err: error }, 'event listener failed');
    }
  };
  const { local } = bus();
  local.on(topic, guarded);
  return () => local.off(topic, guarded);
}

/** Keeps one listening connection on PostgreSQL, reopened after a failure; does nothing on SQLite (one node). */
export async function listenToNodes(): Promise<void> {
  const pool = postgresPool();
  bus().stopped = pool === undefined;
  if (pool !== undefined) await listenOn(pool);
}

export function stopListening(): void {
  const open = bus();
  open.stopped = true;
  open.connection?.release(true);
  open.connection = undefined;
}

async function listenOn(pool: pg.Pool): Promise<void> {
  const open = bus();
  try {
    const client = await pool.connect();
    if (open.stopped) return client.release();
    open.connection = client;
    client.on('notification', (note) => relay(client, note.payload));
    client.on('error', () => listenAgain(pool, client));
    await client.query(`listen ${CHANNEL}; select pg_advisory_lock_shared(${LISTENERS.join()})`);
    checkLine(pool, client);
  } catch (error) {
    log().warn({ err: error }, 'listening for events failed, retrying');
    listenAgain(pool, open.connection);
  }
}

/** Sends a query from time to time, because a dead connection reports no error. */
function checkLine(pool: pg.Pool, client: pg.PoolClient): void {
  const check = async (): Promise<void> => {
    if (client !== bus().connection) return clearInterval(timer);
    await client.query('select 1').catch(() => listenAgain(pool, client));
  };
  const timer = setInterval(() => void check(), CHECK_LINE_MS).unref();
}

function listenAgain(pool: pg.Pool, client: pg.PoolClient | undefined): void {
  const open = bus();
  if (open.stopped || client !== open.connection) return;
  open.connection?.release(true);
  open.connection = undefined;
  const tryAgain = async (): Promise<void> => {
    if (open.stopped) return;
    await listenOn(pool);
    // Messages that other nodes sent meanwhile are lost, so everything cached in memory may be outdated.
    if (open.connection !== undefined) open.local.emit('content', { what: 'everything' });
  };
  setTimeout(() => void tryAgain(), 500 + Math.random() * 500).unref();
}

/** Answers a question: what came before it is handled. */
function answer(client: pg.PoolClient, id: string): void {
  const note = JSON.stringify({ heard: id });
  client.query('select pg_notify($1, $2)', [CHANNEL, note]).catch((error: unknown) => {
    log().warn({ err: error }, 'a change could not be confirmed');
  });
}

function relay(client: pg.PoolClient, payload = ''): void {
  try {
    const { topic, message, from, ask, heard } = JSON.parse(payload);
    if (heard !== undefined) bus().questions.get(heard)?.();
    else if (ask !== undefined) answer(client, ask);
    else if (from !== bus().node) emit(topic, message);
  } catch (error) {
    log().warn({ err: error }, 'unreadable event');
  }
}
