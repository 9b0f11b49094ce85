import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { log } from '../log.server.ts';

const CONNECTIONS = 10;
/** For a new connection, and for a free one of the pool. */
const CONNECT_MS = 1_000;
const STATEMENT_MS = 5_000;
const LOCK_MS = 4_000;
const IDLE_IN_TRANSACTION_MS = 10_000;
/** The server ends a slow statement by itself; a server that does not even do that is silent. */
const SILENCE_MS = 500;
const PROBE_EVERY_MS = 500;
const END_MS = 2_000;
const SILENT = 'Connection terminated: the database does not answer';

const longStatements = new AsyncLocalStorage<number | undefined>();

/** Statements of `work` may take `milliseconds` instead of five seconds: migrations, jobs. PostgreSQL alone has limits. */
export const allowLongStatements = <Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> =>
  longStatements.run(milliseconds, work);

/** Runs `act` with the usual limits: whoever is informed by a long work does not inherit its patience. */
export const withUsualLimits = <Result>(act: () => Result): Result => longStatements.run(undefined, act);

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * A pool whose callers never wait without end: for a connection, for a lock, for an answer. A connection on which an
 * answer stays out is closed, since nobody knows in which state it is; until the server answers again, callers are
 * refused at once.
 */
export class BoundedPool extends pg.Pool {
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
    // A cut connection, idle or at work, must not end the process: the next query on it reports it.
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

  /** Does not wait for a server that is silent. */
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
    const client = await super.connect();
    const limit = longStatements.getStore() ?? STATEMENT_MS;
    if (this.#limitOf(client) === limit) return client;
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

  readonly #limitOf = (client: pg.ClientBase): number => this.#limits.get(client) ?? STATEMENT_MS;

  /** Closes the connection when an answer stays out: its query, and those behind it, fail at once. */
  #bound(client: pg.PoolClient): void {
    const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
    const bounded = (...given: unknown[]): unknown => {
      const answer = ask(...given);
      if (!(answer instanceof Promise)) return answer;
      const timer = setTimeout(() => {
        void (client as unknown as pg.Client).end().catch(() => {});
        void this.#waitForAnswer();
      }, this.#limitOf(client) + SILENCE_MS);
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

/** Whether the server takes a new connection and answers on it. */
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
