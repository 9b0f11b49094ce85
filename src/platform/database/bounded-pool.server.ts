import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { log } from '../log.server.ts';
import { recordWait } from '../metrics/meters.server.ts';
import { statementLimit } from './long-statements.server.ts';

const CONNECTIONS = 10;
/** Time limit for a new connection, or a free one of the pool, in milliseconds. */
const CONNECT_MS = 1_000;
const STATEMENT_MS = 5_000;
const LOCK_MS = 4_000;
const IDLE_IN_TRANSACTION_MS = 10_000;
/** Extra wait after the server's own statement timeout; after that the server counts as silent. */
const SILENCE_MS = 500;
const PROBE_EVERY_MS = 500;
const END_MS = 2_000;
const SILENT = 'Connection terminated: the database does not answer';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * Pool that bounds every wait: for a connection, a lock or a response. A connection without a response is closed,
 * because its state is unknown; until the server responds again, callers are refused at once.
 */
class BoundedPool extends pg.Pool {
  readonly #limits = new WeakMap<pg.ClientBase, number>();
  readonly #url: string;
  #isSilent = false;
  #isEnding = false;

  constructor(url: string) {
    super({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: STATEMENT_MS,
      lock_timeout: LOCK_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      keepAlive: true,
    });
    this.#url = url;
    // A broken connection, idle or in use, must not end the process: its next query reports the error.
    this.on('error', () => {});
    this.on('connect', (client) => {
      client.on('error', () => {});
      this.#bound(client);
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return this.#checkOut();
    super.connect(callback);
    return undefined;
  }

  /** Closes the pool without waiting for a silent server. */
  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | undefined {
    this.#isEnding = true;
    const ended = Promise.race([super.end(), wait(END_MS, undefined, { ref: false })]);
    if (callback === undefined) return ended;
    ended.then(callback, callback);
    return undefined;
  }

  async #checkOut(): Promise<pg.PoolClient> {
    if (this.#isSilent) throw new Error(SILENT);
    const client = await this.#connect();
    const limit = statementLimit() ?? STATEMENT_MS;
    if (this.#getLimit(client) === limit) return client;
    const isUsual = limit === STATEMENT_MS;
    this.#limits.set(client, limit);
    try {
      await client.query(
        `set statement_timeout = ${limit}; set lock_timeout = ${isUsual ? LOCK_MS : limit}; ` +
          `set idle_in_transaction_session_timeout = ${isUsual ? IDLE_IN_TRANSACTION_MS : limit}`,
      );
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** Connects, and records the wait while every connection is in use. */
  async #connect(): Promise<pg.PoolClient> {
    if (this.idleCount > 0 || this.totalCount < CONNECTIONS) return super.connect();
    const since = performance.now();
    return await super.connect().finally(() => recordWait('pool', since));
  }

  readonly #getLimit = (client: pg.ClientBase): number => this.#limits.get(client) ?? STATEMENT_MS;

  /** Closes the connection when a response is missing: its query, and those behind it, fail at once. */
  #bound(client: pg.PoolClient): void {
    const ask = client.query.bind(client) as (...input: unknown[]) => unknown;
    const bounded = (...values: unknown[]): unknown => {
      const answer = ask(...values);
      if (!(answer instanceof Promise)) return answer;
      const timer = setTimeout(() => {
        void (client as unknown as pg.Client).end().catch(() => {});
        void this.#waitForAnswer();
      }, this.#getLimit(client) + SILENCE_MS);
      return answer.finally(() => clearTimeout(timer));
    };
    client.query = bounded as typeof client.query;
  }

  async #waitForAnswer(): Promise<void> {
    if (this.#isSilent || this.#isEnding) return;
    this.#isSilent = true;
    log().warn('the database does not answer');
    while (!this.#isEnding && !(await answers(this.#url))) await wait(PROBE_EVERY_MS, undefined, { ref: false });
    this.#isSilent = false;
    if (!this.#isEnding) log().info('the database answers again');
  }
}

/** Returns whether the server accepts a new connection and responds on it. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => {});
  }
}

const PG_BIGINT = 20;

/** Creates a pool for the server of `url`; bigint is parsed as number (all values here stay below 2^53). */
export function openPool(url: string): pg.Pool {
  pg.types.setTypeParser(PG_BIGINT, Number);
  return new BoundedPool(url);
}
