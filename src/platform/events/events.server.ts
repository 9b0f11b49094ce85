import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import type pg from 'pg';
import { withUsualLimits } from '../database/bounded-pool.server.ts';
import { afterCommit, db, engine, postgresPool } from '../database/database.server.ts';
import { log } from '../log.server.ts';

/** What nodes tell each other: screens of administrators, public content that changed, jobs that wait, conversations. */
export interface Events {
  admin: { event: string; id?: number; session?: string };
  content: { what: string };
  jobs: { kind: string };
  /** `key` names the conversation: whoever follows one hears of it alone. */
  chat: { key: string; event: string; id?: number };
  /** Sessions of this account have ended. */
  sessions: { user: number };
}
type Topic = keyof Events;
const TOPICS: readonly Topic[] = ['admin', 'content', 'jobs', 'chat', 'sessions'];

const CHANNEL = 'faitage';
const CHECK_LINE_MS = 5_000;
/** Signs what this node says: it has heard itself already when the server repeats it. */
const NODE = randomUUID();
const local = new EventEmitter({ captureRejections: true }).setMaxListeners(0);
local.on('error', (error) => log().error({ err: error }, 'event listener failed'));

/** Tells this node as soon as the transaction is committed, and the others by NOTIFY, transactional by itself. */
export async function publish<T extends Topic>(topic: T, message: Events[T]): Promise<void> {
  if (engine() === 'postgres') {
    await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ topic, message, from: NODE })})`.execute(db());
  }
  afterCommit(() => emit(topic, message));
}

function emit<T extends Topic>(topic: T, message: Events[T]): void {
  withUsualLimits(() => local.emit(topic, message));
}

/** Listens on this node; returns how to stop. What a listener throws is logged: it concerns nobody else. */
export function subscribe<T extends Topic>(topic: T, listener: (message: Events[T]) => void): () => void {
  const guarded = (message: Events[T]): unknown => {
    try {
      // Returned, because the emitter reports what a promise of it throws.
      return listener(message);
    } catch (error) {
      return log().error({ err: error }, 'event listener failed');
    }
  };
  local.on(topic, guarded);
  return () => local.off(topic, guarded);
}

let stopped = true;
let connection: pg.PoolClient | undefined;

/** On PostgreSQL keeps one connection listening, reopened after a cut; on SQLite there is one node and nothing to do. */
export async function listenToNodes(): Promise<void> {
  const pool = postgresPool();
  stopped = pool === undefined;
  if (pool !== undefined) await listenOn(pool);
}

export function stopListening(): void {
  stopped = true;
  connection?.release(true);
  connection = undefined;
}

async function listenOn(pool: pg.Pool): Promise<void> {
  try {
    const client = await pool.connect();
    if (stopped) return client.release();
    connection = client;
    client.on('notification', (note) => relay(note.payload));
    client.on('error', () => listenAgain(pool, client));
    await client.query(`listen ${CHANNEL}`);
    checkLine(pool, client);
  } catch (error) {
    log().warn({ err: error }, 'listening for events failed, retrying');
    listenAgain(pool, connection);
  }
}

/** A line that has died silently tells nothing: the server is asked now and then. */
function checkLine(pool: pg.Pool, client: pg.PoolClient): void {
  const check = async (): Promise<void> => {
    if (client !== connection) return clearInterval(timer);
    await client.query('select 1').catch(() => listenAgain(pool, client));
  };
  const timer = setInterval(() => void check(), CHECK_LINE_MS).unref();
}

function listenAgain(pool: pg.Pool, client: pg.PoolClient | undefined): void {
  if (stopped || client !== connection) return;
  connection?.release(true);
  connection = undefined;
  const tryAgain = async (): Promise<void> => {
    if (stopped) return;
    await listenOn(pool);
    // What other nodes said meanwhile is lost: everything kept in memory may be old.
    if (connection !== undefined) local.emit('content', { what: 'everything' });
  };
  setTimeout(() => void tryAgain(), 500 + Math.random() * 500).unref();
}

function relay(payload = ''): void {
  try {
    const { topic, message, from } = JSON.parse(payload);
    if (TOPICS.includes(topic) && from !== NODE) emit(topic, message);
  } catch (error) {
    log().warn({ err: error }, 'unreadable event');
  }
}
