import { perApp } from '../app-state.server.ts';
import { isoIn, nowIso } from '../clock.server.ts';
import { afterCommit, afterRollback, databaseIdentity, engine, transaction } from '../database/database.server.ts';
import { asSideEffect } from '../database/read-only.server.ts';
import { inParts } from '../in-parts.server.ts';
import { log } from '../log.server.ts';
import { isInMaintenance } from '../maintenance.server.ts';
import { type CountRow, selectCountRow, selectNamedRows, upsertCountRows } from './address-count-rows.server.ts';

/** Buckets in memory, about 300 bytes each. */
const MOST = 20_000;
/** Share of them that is left when some are dropped, so that it happens seldom. */
const LEFT_SHARE = 0.9;
/** Stored counts of one name that are read together at its first use: some milliseconds. */
const MOST_READ = 2_000;
/** How long changed counts wait until they are stored together, in milliseconds. */
const STORE_MS = 1_000;
const ROWS_PER_STATEMENT = 200;

interface Counted {
  hits: number;
  resetsAt: string;
  /** Hits of this period in the table; 0 also for no row and for one of an earlier period. */
  stored: number;
  /** Transactions, with a hit of this bucket or with its count, that have not ended. */
  open: number;
}

interface Hit {
  /** Kind of the limit: the bucket is this name, a colon and the address. */
  name: string;
  bucket: string;
  seconds: number;
  weight: number;
}

/**
 * Counts of public sends by client address, in memory, for the one process that owns an SQLite file. Changed counts are
 * stored together, so that a restart keeps them.
 */
export class AddressCounts {
  readonly #database = databaseIdentity();
  readonly #most: number;
  /** The oldest period first. */
  readonly #counts = new Map<string, Counted>();
  readonly #changed = new Set<string>();
  readonly #loads = new Map<string, Promise<void>>();
  readonly #loaded = new Set<string>();
  /** Until then the table may hold counts that are not in memory. */
  #missingUntil = '';
  #timer: NodeJS.Timeout | undefined;
  #storing: Promise<void> = Promise.resolve();
  #isFailing = false;

  constructor(most = MOST) {
    this.#most = most;
  }

  /** Adds a hit, which is taken back if the current transaction is rolled back. Returns the count with it. */
  async add({ name, bucket, seconds, weight }: Hit): Promise<{ hits: number; resetsAt: string }> {
    // Nothing may wait between the last look and the count.
    while (!this.#isKnown(name, bucket)) {
      await (this.#loaded.has(name) ? this.#read(bucket) : this.#load(name));
    }
    const count = this.#begin(bucket, seconds);
    count.hits += weight;
    count.open += 1;
    const { hits, resetsAt } = count;
    const end = (taken: number): void => {
      if (count.resetsAt === resetsAt) count.hits -= taken;
      this.#settle(bucket, count);
    };
    afterRollback(() => end(weight));
    afterCommit(() => end(0));
    return { hits, resetsAt };
  }

  /** Returns whether this belongs to the database that is open. */
  get isCurrent(): boolean {
    try {
      return databaseIdentity() === this.#database;
    } catch {
      return false;
    }
  }

  get size(): number {
    return this.#counts.size;
  }

  dropExpired(): void {
    const at = nowIso();
    for (const [bucket, { open, resetsAt }] of this.#counts) if (open === 0 && resetsAt <= at) this.#drop(bucket);
  }

  /** Stores what has changed. @throws what the database throws; then it is tried again a second later. */
  store(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#storing = this.#storing.catch(() => {}).then(() => this.#store());
    return this.#storing;
  }

  #isKnown(name: string, bucket: string): boolean {
    return this.#counts.has(bucket) || (this.#loaded.has(name) && this.#missingUntil <= nowIso());
  }

  /** Reads all stored counts of one name, or those that end last; then a new address needs no look at the table. */
  #load(name: string): Promise<void> {
    const load = async (): Promise<void> => {
      const most = Math.min(MOST_READ, this.#most);
      const rows = await selectNamedRows(name, most);
      for (const row of rows) this.#keep(row);
      const last = rows.at(most - 1);
      if (last !== undefined) this.#expectMore(last.resets_at);
      this.#loaded.add(name);
    };
    const loading = this.#loads.get(name) ?? load().finally(() => this.#loads.delete(name));
    this.#loads.set(name, loading);
    return loading;
  }

  async #read(bucket: string): Promise<void> {
    const at = nowIso();
    const [row = { bucket, hits: 0, resets_at: at }] = await selectCountRow({ bucket, at });
    this.#keep(row);
  }

  #keep({ bucket, hits, resets_at: resetsAt }: CountRow): void {
    if (this.#counts.has(bucket)) return;
    this.#dropOldest();
    this.#counts.set(bucket, { hits, resetsAt, stored: hits, open: 0 });
  }

  /** Returns the count of a bucket, of a new period if there is none or it has ended. */
  #begin(bucket: string, seconds: number): Counted {
    const known = this.#counts.get(bucket);
    if (known === undefined) this.#dropOldest();
    else if (known.resetsAt > nowIso()) return known;
    const count = known ?? { hits: 0, resetsAt: '', stored: 0, open: 0 };
    Object.assign(count, { hits: 0, resetsAt: isoIn(seconds), stored: 0 });
    this.#counts.delete(bucket);
    this.#counts.set(bucket, count);
    return count;
  }

  /** Ends what held a count; stores it later if it is not as in the table. */
  #settle(bucket: string, count: Counted): void {
    count.open -= 1;
    if (count.hits !== count.stored) {
      this.#changed.add(bucket);
      this.#storeSoon();
    } else if (count.hits === 0 && count.open === 0) this.#drop(bucket);
  }

  #drop(bucket: string): void {
    this.#counts.delete(bucket);
    this.#changed.delete(bucket);
  }

  #expectMore(until: string): void {
    if (until > this.#missingUntil) this.#missingUntil = until;
  }

  /** When full: drops what has ended, then the oldest that are stored, and others only where all wait for the disk. */
  #dropOldest(): void {
    if (this.#counts.size < this.#most) return;
    this.dropExpired();
    for (const isLast of [false, true]) {
      for (const [bucket, { open, resetsAt }] of this.#counts) {
        if (this.#counts.size <= this.#most * LEFT_SHARE) return;
        if (open > 0 || (!isLast && this.#changed.has(bucket))) continue;
        this.#expectMore(resetsAt);
        this.#drop(bucket);
      }
    }
  }

  #storeSoon(): void {
    this.#timer ??= setTimeout(() => void this.#storeUnlessClosed(), STORE_MS).unref();
  }

  /** Stores nothing while the site is closed to writes. */
  async #storeUnlessClosed(): Promise<void> {
    this.#timer = undefined;
    if (!this.isCurrent) return;
    if (await isInMaintenance()) return this.#storeSoon();
    try {
      await this.store();
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) log().warn({ err: error }, 'limits of visitors could not be stored, and are tried again');
      this.#isFailing = true;
    }
  }

  async #store(): Promise<void> {
    const at = nowIso();
    const written = [...this.#changed].flatMap((bucket) => {
      const count = this.#counts.get(bucket);
      if (count === undefined || count.resetsAt <= at || count.hits === count.stored) return [];
      return { count, row: { bucket, hits: count.hits, resets_at: count.resetsAt } };
    });
    this.#changed.clear();
    if (written.length === 0) return;
    for (const { count } of written) count.open += 1;
    const rows = written.map(({ row }) => row);
    try {
      // The hit that has called for this may be one of a query.
      await asSideEffect('counts of hits', () => transaction(() => inParts(rows, ROWS_PER_STATEMENT, upsertCountRows)));
      for (const { count, row } of written) if (count.resetsAt === row.resets_at) count.stored = row.hits;
    } finally {
      for (const { count, row } of written) this.#settle(row.bucket, count);
    }
  }
}

const latest = perApp(() => ({ counts: undefined as AddressCounts | undefined }));

/** Returns the counts of the open database; undefined on PostgreSQL, where several nodes count in the database. */
export function addressCounts(): AddressCounts | undefined {
  if (engine() === 'postgres') return undefined;
  const own = latest();
  if (own.counts?.isCurrent !== true) own.counts = new AddressCounts();
  return own.counts;
}
