import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterCommit, db, engine, postgresPool } from '../database/database.server.ts';
import { log } from '../log.server.ts';

/** What nodes tell each other: screens of administrators, public content that changed, jobs that wait. */
export interface Events {
  admin: { event: string; id?: number };
  content: { what: string };
  jobs: { kind: string };
}
type Topic = keyof Events;

const CHANNEL = 'faitage';
const local = new EventEmitter({ captureRejections: true }).setMaxListeners(0);
local.on('error', (error) => log().error({ err: error }, 'event listener failed'));

/** Tells every node once the transaction is committed; on PostgreSQL by NOTIFY, which is transactional by itself. */
export async function publish<T extends Topic>(topic: T, message: Events[T]): Promise<void> {
  if (engine() === 'postgres') {
    await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ topic, message })})`.execute(db());
  } else afterCommit(() => local.emit(topic, message));
}

/** Listens on this node; returns how to stop. */
export function subscribe<T extends Topic>(topic: T, listener: (message: Events[T]) => void): () => void {
  local.on(topic, listener);
  return () => local.off(topic, listener);
}

let stopped = true;
let connection: pg.PoolClient | undefined;

/** On PostgreSQL keeps one connection listening, reopened after a cut; on SQLite there is one node and nothing to do. */
export async function listenToNodes(): Promise<void> {
  const pool = postgresPool();
  stopped = pool === undefined;
  if (pool === undefined) return;
  try {
    const client = await pool.connect();
    connection = client;
    client.on('notification', (note) => relay(note.payload));
    client.on('error', () => reconnect(client));
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    log().warn({ err: error }, 'listening for events failed, retrying');
    reconnect(undefined);
  }
}

export function stopListening(): void {
  stopped = true;
  connection?.release(true);
  connection = undefined;
}

function reconnect(client: pg.PoolClient | undefined): void {
  if (stopped) return;
  client?.release(true);
  connection = undefined;
  setTimeout(() => void listenToNodes(), 500 + Math.random() * 500).unref();
}

function relay(payload: string | undefined): void {
  const { topic, message } = JSON.parse(payload ?? '{}');
  if (typeof topic === 'string') local.emit(topic, message);
}
